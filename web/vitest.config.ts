import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { engineFiles } from "./engine-files.ts";
import { gameNames } from "./game-names.ts";

export default defineConfig({
  plugins: [svelte(), gameNames(), engineFiles()],
  resolve: { conditions: ["browser"] }, // Svelte's own code for pages, not that for servers
  test: {
    include: ["src/**/*.test.ts"],
    environment: "happy-dom",
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
