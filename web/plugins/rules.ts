import type { Plugin } from "vite";
import { readRulebook } from "../src/learn/rulebook.ts";

/** A page of docs/rules, imported as a module: read at build time, so that browsers get no Markdown. */
export function rules(): Plugin {
  return {
    name: "rules",
    enforce: "pre",
    transform(source, id) {
      if (!/\/docs\/rules\/.*\.md$/.test(id)) return undefined;
      return { code: `export default ${JSON.stringify(readRulebook(source))};`, map: null };
    },
  };
}
