/** The rules of each game in each language, fetched when they are first read. */

import type { Language } from "../words/words.svelte";
import type { Rulebook } from "./rulebook";

const PAGES = import.meta.glob<Rulebook>("../../../docs/rules/**/*.md", { import: "default" });
const pathOf = (language: Language, game: string) =>
  `../../../docs/rules/${language === "en" ? "" : `${language}/`}${game}.md`;

interface Found {
  book: Rulebook;
  /** English where there is no translation. */
  language: Language;
}

/** The games with rules to read here. */
export const gamesWithRules = Object.keys(PAGES).flatMap((path) => /rules\/(\w+)\.md$/.exec(path)?.[1] ?? []);

export const hasRules = (game: string): boolean => pathOf("en", game) in PAGES;

export async function rulebook(wanted: Language, game: string): Promise<Found> {
  const language = pathOf(wanted, game) in PAGES ? wanted : "en";
  return { book: await PAGES[pathOf(language, game)]!(), language };
}
