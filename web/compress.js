/**
 * Put compressed forms beside every file of the built client that has use for them, so that no server need compress it
 * each time. The engine's files are large and seldom change: what was compressed once is kept.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const BUILT = "../src/serai/server/client"; // where vite.config.ts puts it
const KEPT = "node_modules/.cache/compressed";
const KINDS = /\.(css|html|js|json|svg|wasm|webmanifest|zip)$/;
const SMALLEST = 500; // bytes; less is not worth a second file
const LARGE = 300_000; // bytes; worth keeping
const BEST = constants.BROTLI_MAX_QUALITY;
const WAYS = {
  gz: (content) => promisify(gzip)(content, { level: 9 }),
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BEST, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
};

async function compressed(content, way) {
  const kept = join(KEPT, `${createHash("sha256").update(content).digest("hex")}.${way}`);
  if (content.length >= LARGE && existsSync(kept)) return readFileSync(kept);
  const made = await WAYS[way](content);
  if (content.length >= LARGE) writeFileSync(kept, made);
  return made;
}

async function compress(path) {
  const content = readFileSync(path);
  if (content.length < SMALLEST) return;
  await Promise.all(
    Object.keys(WAYS).map(async (way) => writeFileSync(`${path}.${way}`, await compressed(content, way))),
  );
}

mkdirSync(KEPT, { recursive: true });
const files = readdirSync(BUILT, { recursive: true, withFileTypes: true }).filter(
  (entry) => entry.isFile() && KINDS.test(entry.name),
);
await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
