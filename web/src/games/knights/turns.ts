import { turnsBy } from "../../ends/turns";
import type { StoryEntry } from "../../wire/generated";
import type { Event } from "./generated";

/** What only the player does whose turn it is; in tournaments and in defence others roll. */
const OWN: ReadonlySet<string> = new Set<Event["code"]>([
  "knights-event-tuck",
  "knights-event-announce",
  "knights-event-organise",
  "knights-event-attack",
  "knights-event-dare-king",
  "knights-event-end",
]);

export function turns(story: readonly StoryEntry[]): number[] {
  let owner: number | undefined;
  return turnsBy(story, ({ by, events }) => {
    const begins = by !== owner && events.some(({ code }) => OWN.has(code));
    if (begins) owner = by;
    return begins;
  });
}
