import type { Plugin } from "vite";

const NAME = "sw.js";
const FOLDER = "assets/";

/** The service worker: built beside the page, at the root, and knowing the names of everything that was built. */
export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: "src/offline/sw.ts", fileName: NAME });
    },
    generateBundle(_, bundle) {
      const worker = bundle[NAME];
      if (worker?.type !== "chunk") throw new Error("there is no service worker");
      if (worker.imports.length)
        throw new Error(`the service worker must stand alone: ${worker.imports.join(", ")}`);
      const assets = Object.keys(bundle).filter((name) => name.startsWith(FOLDER));
      const names = JSON.stringify(assets.map((name) => name.slice(FOLDER.length)).sort());
      worker.code = worker.code.replace("BUILT_ASSETS", () => names);
    },
  };
}
