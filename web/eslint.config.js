/** The linter's rules: those recommended for JavaScript, TypeScript and Svelte. Prettier sees to the form. */
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const extraFileExtensions = [".svelte"];

export default typescript.config(
  { ignores: ["dist/", "src/**/built/", "src/**/wire.ts"] },
  js.configs.recommended,
  ...typescript.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "no-undef": "off", // the type checker knows better
      "svelte/no-useless-mustaches": "off", // {" "} is a space that must stay
    },
  },
  { files: ["public/*.js"], languageOptions: { globals: globals.serviceworker } },
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions, parser: typescript.parser, svelteConfig } },
  },
);
