/** Where the turns of a match begin, for whoever looks back at it. */

import type { StoryEntry } from "../wire/generated";

/** Says of each entry that a player made whether a turn begins with it; it is asked for every entry, in their order. */
export type Begins = (entry: StoryEntry) => boolean;

/** The entries with which turns begin, by their number. */
export const turnsBy = (story: readonly StoryEntry[], begins: Begins): number[] =>
  story.flatMap((entry) => (begins(entry) && entry.by >= 0 ? [entry.at] : []));

/** Where nothing else is known of a game: a turn begins whenever another player acts. */
export function turnsOfAnyGame(story: readonly StoryEntry[]): number[] {
  let last: number | undefined;
  return turnsBy(story, ({ by }) => {
    const begins = by !== last;
    if (by >= 0) last = by;
    return begins;
  });
}
