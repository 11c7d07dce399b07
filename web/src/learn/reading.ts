/** What a rules page shows: the book, its drawn examples, and what is said of them. */

import { speakOf, teach, type Language } from "../words/words.svelte";
import { drawingsOf } from "./drawings";
import { rulebook } from "./rulebooks";

export async function readingOf(wanted: Language, game: string) {
  const [found, drawings] = await Promise.all([rulebook(wanted, game), drawingsOf(game), teach(), speakOf(game)]);
  return { ...found, drawings };
}
