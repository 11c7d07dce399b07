import { turnsBy } from "../../ends/turns";
import type { StoryEntry } from "../../wire/generated";

/** What may still follow when somebody has ended the turn: the stack is named, and what is left of it spread (T3.3). */
const isAftermath = ({ events }: StoryEntry): boolean => events.every(({ code }) => code === "torres-event-stack");

/** A turn begins with another player, or with the next deed of whoever has just ended one. */
export function turns(story: readonly StoryEntry[]): number[] {
  let last: number | undefined;
  let ended = false;
  return turnsBy(story, (entry) => {
    const { by, events } = entry;
    const begins = by !== last || (ended && !isAftermath(entry));
    if (by >= 0) [last, ended] = [by, ended && !begins];
    ended ||= events.some(({ code }) => code === "torres-event-end");
    return begins;
  });
}
