import { turnsBy } from "../../ends/turns";
import type { StoryEntry } from "../../wire/generated";
import type { Event } from "./generated";

/** With these a turn is over: the same player may begin the next one (C3.1). */
const LAST: ReadonlySet<string> = new Set<Event["code"]>([
  "court-event-claim",
  "court-event-claims-nothing",
  "court-event-takes-king",
  "court-event-misses-king",
]);

export function turns(story: readonly StoryEntry[]): number[] {
  let over = true;
  return turnsBy(story, ({ by, events }) => {
    const begins = over;
    if (by >= 0) over = false;
    over ||= events.some(({ code }) => LAST.has(code));
    return begins;
  });
}
