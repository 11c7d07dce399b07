/** What is seen on the table between one position and the next: the dice that were thrown. */

import type { Event } from "./generated";

/** The numbers that were thrown last in these events. */
export function thrown(events: readonly Event[]): number[] | undefined {
  const roll = events.findLast((event) => event.code === "court-event-roll");
  return roll?.facts.dice.split(" ").map(Number);
}
