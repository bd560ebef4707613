/** Python in a worker: loaded from the house's own files, with Serai on its path. */
import { folder, sizes } from "virtual:engine";
import type { PyodideAPI } from "pyodide";
import { fileAt } from "./place";

const SITE = "/lib/python3.14/site-packages";
const OURS = "/lib/serai.zip";

/** Load it; `told` hears how much of it is here, from 0 to 1. */
export async function boot(told: (share: number) => void): Promise<PyodideAPI> {
  const at = fileAt(`${folder}/`);
  watchFetching(at, told);
  const parts = Promise.all([bytes(`${at}serai.zip`), bytes(`${at}native.zip`), text(`${at}lock.json`)]);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${at}pyodide.js`)) as typeof import("pyodide");
  const [ours, native, lock] = await parts;
  const python = await loadPyodide({
    indexURL: at,
    stdLibURL: `${at}python.zip`,
    lockFileContents: lock,
    packageBaseUrl: at,
  });
  python.FS.writeFile(OURS, ours);
  python.unpackArchive(native, "zip", { extractDir: SITE });
  python.runPython(`import sys; sys.path.insert(0, "${OURS}")`);
  return python;
}

async function bytes(address: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetched(address)).arrayBuffer());
}

async function text(address: string): Promise<string> {
  return (await fetched(address)).text();
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}: ${address}`);
  return answer;
}

/** Count what comes of the engine's files, whoever fetches them: Pyodide fetches its own. */
function watchFetching(at: string, told: (share: number) => void): void {
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const outside = self.fetch.bind(self);
  let come = 0;
  const count: Transformer<Uint8Array, Uint8Array> = {
    transform(chunk, controller) {
      come += chunk.length;
      told(Math.min(1, come / all));
      controller.enqueue(chunk);
    },
  };
  self.fetch = async (asked, how) => {
    const answer = await outside(asked, how);
    const address = asked instanceof Request ? asked.url : asked.toString();
    if (!address.startsWith(at) || !answer.ok || !answer.body) return answer;
    return new Response(answer.body.pipeThrough(new TransformStream(count)), answer);
  };
}
