/**
 * The engine of a page (made by building/page.py): its files go into one folder that is named after all of them, so that
 * nobody ever loads a mixture of two versions. `virtual:engine` says where it is, what it holds and how large it is.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const BUILT = new URL("./src/page/built/", import.meta.url).pathname;
const MODULE = "virtual:engine";

export function engineFiles(): Plugin {
  const files = existsSync(BUILT) ? readdirSync(BUILT).sort() : [];
  const content = new Map(files.map((name) => [name, readFileSync(BUILT + name)]));
  const hash = createHash("sha256");
  for (const [name, bytes] of content) hash.update(name).update(bytes);
  const folder = `assets/engine-${hash.digest("hex").slice(0, 10)}`;
  let emits = false;
  return {
    name: "engine-files",
    configResolved: ({ command, isWorker }) => {
      emits = command === "build" && !isWorker;
    },
    resolveId: (id) => (id === MODULE ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const sizes = Object.fromEntries([...content].map(([name, bytes]) => [name, bytes.length]));
      return `export const folder = ${JSON.stringify(folder)};\nexport const sizes = ${JSON.stringify(sizes)};`;
    },
    generateBundle() {
      if (!emits) return;
      for (const [name, source] of content) this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source });
    },
  };
}
