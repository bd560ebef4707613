/**
 * Make the engine of a page from what building/page.py has laid out: Pyodide compiles Python's library and Serai to its
 * own bytecode, and says what the house offers, so that a lobby without a server can show it before any of this is loaded.
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const PYODIDE = "node_modules/pyodide";
const BUILT = "src/page/built";
const AT = "/built"; // where Pyodide finds the project

const python = await loadPyodide({ indexURL: `${PYODIDE}/` });
python.FS.mkdirTree(AT);
python.FS.mount(python.FS.filesystems.NODEFS, { root: join(process.cwd(), "..") }, AT);
python.runPython(readFileSync("../building/bundling.py", "utf-8"));
const bundle = python.globals.get("bundle");
const trees = `${AT}/build/page/trees`;
for (const name of ["python", "serai", "native"]) bundle(`${trees}/${name}`, `${AT}/web/${BUILT}/${name}.zip`);
const offered = python.runPython(`
import sys
sys.path[:0] = ["${AT}/web/${BUILT}/serai.zip", "${trees}/native"]
from msgspec import json
from serai.tables.house import the_house
json.encode(the_house(())).decode()
`);
writeFileSync(`${BUILT}/house.json`, offered);
// Hosts of plain files know what .js is; not all know .mjs.
copyFileSync(`${PYODIDE}/pyodide.asm.wasm`, `${BUILT}/pyodide.asm.wasm`);
copyFileSync(`${PYODIDE}/pyodide.asm.mjs`, `${BUILT}/pyodide.asm.js`);
const loader = readFileSync(`${PYODIDE}/pyodide.mjs`, "utf-8").replace(/\n\/\/# sourceMappingURL.*/, "");
const renamed = loader.replaceAll("pyodide.asm.mjs", "pyodide.asm.js");
if (renamed === loader) throw new Error("Pyodide loads its main part by another name");
writeFileSync(`${BUILT}/pyodide.js`, renamed);
const { info } = JSON.parse(readFileSync(`${PYODIDE}/pyodide-lock.json`, "utf-8"));
writeFileSync(`${BUILT}/lock.json`, JSON.stringify({ info, packages: {} }));
