import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { offline } from "./plugins/offline.ts";
import { rules } from "./plugins/rules.ts";

const TEXT = resolve(import.meta.dirname, "../src/tafelrunde/text");
const SERVER = process.env.TAFELRUNDE_SERVER ?? "http://localhost:8765";
/** What only the command line says. */
const NOT_FOR_BROWSERS = /^(cli|terminal-.*)\.ftl$/;

/** `virtual:words/de`: all Fluent catalogues of a language as one text, from the same files as the command line's. */
function words(): Plugin {
  const prefix = "virtual:words/";
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const folder = resolve(TEXT, id.slice(prefix.length + 1));
      const files = readdirSync(folder).filter((name) => name.endsWith(".ftl") && !NOT_FOR_BROWSERS.test(name));
      const text = files.sort().map((name) => {
        this.addWatchFile(resolve(folder, name));
        return readFileSync(resolve(folder, name), "utf-8");
      });
      const lean = text.join("\n").replace(/^#.*\n/gm, "");
      return `export default ${JSON.stringify(lean)};`;
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [words(), rules(), offline(), svelte()],
  build: {
    outDir: "../src/tafelrunde/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : undefined,
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
}));
