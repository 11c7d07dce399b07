import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { offline } from "./plugins/offline.ts";
import { rules } from "./plugins/rules.ts";
import { words } from "./plugins/words.ts";

const SERVER = process.env.TAFELRUNDE_SERVER ?? "http://localhost:8765";
export default defineConfig(({ mode }) => ({
  plugins: [words(), rules(), offline(), svelte()],
  build: {
    outDir: "../src/tafelrunde/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      output: {
        // What every screen shares comes in one file: many small ones weigh more than they hold.
        codeSplitting: {
          groups: [{ name: "shared", tags: ["$initial"], test: /^(?!.*offline[\\/](sw|worker)\.ts)/ }],
        },
      },
    },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : undefined,
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
  // A busy machine is slow, not wrong: whatever hangs is found nevertheless.
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    // One worker less than there are cores, as usual, would leave one of two idle.
    maxWorkers: "100%",
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}));
