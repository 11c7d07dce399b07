/** What a rules page shows: the book, and its drawn examples. */

import type { Language } from "../words/words.svelte";
import { drawingsOf } from "./drawings";
import { rulebook } from "./rulebooks";

export async function readingOf(wanted: Language, game: string) {
  const [found, drawings] = await Promise.all([rulebook(wanted, game), drawingsOf(game)]);
  return { ...found, drawings };
}
