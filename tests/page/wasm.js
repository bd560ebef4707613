/**
 * Run a module of the tests in the Python of a page, inside Node: `node wasm.js tests.page.alike …`. Serai is what a page
 * gets, as bytecode; the tests, and what only tests need, come from the project. The last line that is said is the answer.
 */
import { createRequire } from "node:module";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");
const { loadPyodide } = createRequire(join(root, "web", "package.json"))("pyodide");
const [module, ...words] = process.argv.slice(2);

process.on("uncaughtException", (fault) => {
  console.error(String(fault.message));
  process.exit(1);
});

const python = await loadPyodide({
  indexURL: join(root, "web", "node_modules", "pyodide"),
  env: { HOME: "/home/pyodide", PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1", PYTHONDONTWRITEBYTECODE: "1" },
});
python.FS.mkdirTree("/project");
python.FS.mount(python.FS.filesystems.NODEFS, { root }, "/project");
python.globals.set("asked", python.toPy([module, ...words]));
const code = await python.runPythonAsync(`
import os, runpy, sys
os.chdir("/project")
sys.path[:0] = ["/project/web/src/page/built/serai.zip", "/project/build/page/trees/native", "/project"]
import serai
serai.__path__.append("/project/src/serai")
sys.argv = list(asked)
code = 0
try:
    runpy.run_module(asked[0], run_name="__main__")
except SystemExit as ended:
    code = int(ended.code or 0)
code
`);
process.exitCode = code;
