import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const TEXT = resolve(import.meta.dirname, "../../src/tafelrunde/text");
const GAMES = readdirSync(resolve(import.meta.dirname, "../src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "generic")
  .map(({ name }) => name);

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
/** What stands on the box of a game, and is read by those who do not play it. */
const ON_BOXES = ["game", "web-about", "web-minutes"];

const BODY = "(?:-[\\w-]+)? = .*\\n(?:[ \\t}].*\\n)*";
const messages = (names: string[]) => new RegExp(`^(?:${names.join("|")})${BODY}`, "gm");
const [UNSEEN, BOXED] = [messages(NOT_FOR_PEOPLE), messages(ON_BOXES)];

/** What only some screens say, whatever the game. */
const PARTS: Record<string, RegExp> = {
  learn: /^web-(lesson|drawings)-/,
  insight: /^(web-insight|analysis)\.ftl$/,
  practice: /^web-practice(-\w+)?\.ftl$/,
};

/** Who needs a catalogue: a screen of its own, players of one game, or everybody. */
function partOf(file: string): string {
  const screen = Object.keys(PARTS).find((part) => PARTS[part]!.test(file));
  if (screen) return screen;
  return GAMES.find((game) => new RegExp(`(^|-)${game}\\.ftl$`).test(file)) ?? "all";
}

function read(language: string, wanted: string, watch: (path: string) => void): string {
  const folder = resolve(TEXT, language);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl") && !NOT_FOR_BROWSERS.test(name));
  const texts = files.sort().map((name) => {
    const part = partOf(name);
    if (part !== wanted && (wanted !== "all" || part in PARTS)) return "";
    watch(resolve(folder, name));
    const text = `${readFileSync(resolve(folder, name), "utf-8").replace(/^#.*\n/gm, "")}\n`.replace(UNSEEN, "");
    if (part === "all" || part in PARTS) return text;
    return wanted === "all" ? (text.match(BOXED) ?? []).join("") : text.replace(BOXED, "");
  });
  return texts.join("");
}

/**
 * `virtual:words/de/all`: Fluent catalogues of a language as one text, from the same files as the command line's, in
 * parts that are fetched when they are needed; `virtual:words` fetches them.
 */
export function words(): Plugin {
  const name = "virtual:words";
  const parts = readdirSync(TEXT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .flatMap(({ name: language }) => ["all", ...Object.keys(PARTS), ...GAMES].map((part) => `${language}/${part}`));
  return {
    name: "words",
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${name}`) {
        const sources = parts.map((part) => `"${part}": () => import("${name}/${part}")`);
        return `export default { ${sources.join(", ")} };`;
      }
      if (!id.startsWith(`\0${name}/`)) return undefined;
      const [language, part] = id.slice(name.length + 2).split("/");
      return `export default ${JSON.stringify(read(language!, part!, (path) => this.addWatchFile(path)))};`;
    },
  };
}
