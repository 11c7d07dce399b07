/** The whole story of a match that is over: every entry with what happened by it. */

import { hasBoard } from "../games/boards";
import { get } from "../wire/api";
import type { Message, StoryEntry, TableInfo } from "../wire/generated";
import { language } from "../words/words.svelte";

/** As many entries as the server tells at once. */
const PAGE = 1000;

export async function storyOf({ id, game }: Pick<TableInfo, "id" | "game">): Promise<StoryEntry[]> {
  const words = hasBoard(game) ? "" : `&words=${language()}`;
  const story: StoryEntry[] = [];
  for (;;) {
    const path = `/tables/${encodeURIComponent(id)}/story?since=${story.length}&limit=${PAGE}${words}`;
    const page = await get<StoryEntry[]>(path);
    story.push(...page);
    if (page.length < PAGE) return story;
  }
}

/** Everything that happened, as the game tells it. */
export const eventsOf = <Event = Message>(story: readonly StoryEntry[]): Event[] =>
  story.flatMap(({ events }) => events as Event[]);
