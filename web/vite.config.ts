import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { offline } from "./plugins/offline.ts";
import { rules } from "./plugins/rules.ts";

const TEXT = resolve(import.meta.dirname, "../src/tafelrunde/text");
const SERVER = process.env.TAFELRUNDE_SERVER ?? "http://localhost:8765";
/** What only the command line says, and of other files what only hosts and programs get to read. */
const NOT_FOR_BROWSERS = /^(cli|terminal-.*)\.ftl$/;
const NOT_FOR_PEOPLE = [
  "(?:[a-z]+-)?(?:position|odds|view)",
  "store(?!-away)",
  "backup",
  "file",
  "resume",
  "seats",
  "lan",
  "cannot-(?:listen|compile)",
  "(?:unknown|bad)-setting",
  "game-(?:from|known)",
  "character(?:-[a-z]+)?-(?:page|squire|steward|marshal|sovereign)",
];
const UNSEEN = new RegExp(`^(?:${NOT_FOR_PEOPLE.join("|")})(?:-[\\w-]+)? = .*\\n(?:[ \\t}].*\\n)*`, "gm");
/** What is said where one learns, and nowhere else. */
const FOR_LEARNERS = /^web-(lesson|drawings)-/;

/**
 * `virtual:words/de`: the Fluent catalogues of a language as one text, from the same files as the command line's;
 * `virtual:words/de/learn` are those for learners.
 */
function words(): Plugin {
  const prefix = "virtual:words/";
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [language, part] = id.slice(prefix.length + 1).split("/");
      const folder = resolve(TEXT, language!);
      const files = readdirSync(folder).filter(
        (name) =>
          name.endsWith(".ftl") && !NOT_FOR_BROWSERS.test(name) && FOR_LEARNERS.test(name) === (part === "learn"),
      );
      const text = files.sort().map((name) => {
        this.addWatchFile(resolve(folder, name));
        return readFileSync(resolve(folder, name), "utf-8");
      });
      const lean = text
        .join("\n")
        .replace(/^#.*\n/gm, "")
        .replace(UNSEEN, "");
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
