import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { engineFiles } from "./engine-files.ts";
import { gameNames } from "./game-names.ts";

const server = process.env.SERAI_SERVER ?? "http://127.0.0.1:8000"; // `npm run dev` beside a running `serai serve`

export default defineConfig({
  base: "./", // the house may lie anywhere: `serai site`
  plugins: [svelte(), gameNames(), engineFiles(), withoutRemarks(), atTheRoot()],
  worker: { format: "es", plugins: () => [engineFiles()] },
  build: {
    outDir: "../src/serai/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or styles
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a busy machine is no news
      output: { chunkFileNames: ({ facadeModuleId }) => `assets/${gameOf(facadeModuleId ?? "")}[name]-[hash].js` },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: true } },
  },
});

/** What belongs to a game bears its name: `NAME-face-….js`. */
function gameOf(path: string): string {
  const game = /\/games\/(\w+)\//.exec(path);
  return game ? `${game[1]}-` : "";
}

/** Remarks in the language files are for who writes them. */
function withoutRemarks(): Plugin {
  const strip = (code: string): string => code.replaceAll(/(?<="|\\n)#.*?\\n/g, "");
  return { name: "without-remarks", transform: { filter: { id: /\.ftl\?raw$/ }, handler: strip } };
}

/** A server gives the first page at every address, so it names its files from the root; `serai site` names them otherwise. */
function atTheRoot(): Plugin {
  const rooted = (page: string): string => page.replaceAll(/(href|src)="\.\//g, '$1="/');
  return { name: "at-the-root", transformIndexHtml: { order: "post", handler: rooted } };
}
