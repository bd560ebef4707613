import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { gameNames } from "./game-names.ts";

const server = process.env.SERAI_SERVER ?? "http://127.0.0.1:8000"; // `npm run dev` beside a running `serai serve`

export default defineConfig({
  plugins: [svelte(), gameNames()],
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
