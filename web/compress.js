/** Put a compressed form beside every text of the built client, so that the server need not compress it each time. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const BUILT = "../src/serai/server/client"; // where vite.config.ts puts it
const TEXTS = /\.(css|html|js|json|svg|webmanifest)$/;
const SMALLEST = 500; // bytes; less is not worth a second file

for (const entry of readdirSync(BUILT, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !TEXTS.test(path)) continue;
  const text = readFileSync(path);
  if (text.length < SMALLEST) continue;
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
