/** Write into the built service worker which files make up the house and its engine, and a name for all of them together. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const BUILT = "../src/serai/server/client"; // where vite.config.ts puts it
const WORKER = join(BUILT, "sw.js");

const files = readdirSync(BUILT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(BUILT, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
  .filter((name) => name !== "sw.js" && !name.endsWith(".br") && !name.endsWith(".gz"))
  .sort();
const isEngine = (name) => name.startsWith("assets/engine-");
const hash = createHash("sha256");
for (const name of files) hash.update(name).update(readFileSync(join(BUILT, name)));
const list = (names) => JSON.stringify(names);
const written = readFileSync(WORKER, "utf-8")
  .replace('VERSION = ""', `VERSION = "${hash.digest("hex").slice(0, 12)}"`)
  .replace("SHELL = []", `SHELL = ${list(files.filter((name) => !isEngine(name) && name !== "index.html"))}`)
  .replace("ENGINE = []", `ENGINE = ${list(files.filter(isEngine))}`);
writeFileSync(WORKER, written);
