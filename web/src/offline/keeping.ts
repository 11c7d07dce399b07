/** What can be read without a server. */

import { readingOf } from "../learn/reading";
import { gamesWithRules } from "../learn/rulebooks";
import { language } from "../words/words.svelte";

/** Load the page for that and the rules in the reader's language, so that the service worker has them. */
export async function keepRules(): Promise<void> {
  await import("./Offline.svelte");
  await import("../learn/Rules.svelte");
  for (const game of gamesWithRules) await readingOf(language(), game);
}
