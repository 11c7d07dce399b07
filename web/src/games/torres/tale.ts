/** What is seen on the board between one position and the next: ways of knights, a year that was scored. */

import type { Event, Passage } from "./generated";

/** The way of each knight that moved, from its first cell to its last, by the last one. */
export function ways(events: readonly Event[], passages: readonly Passage[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const event of events) {
    switch (event.code) {
      case "torres-event-move":
      case "torres-event-gate":
      case "torres-event-card-move": {
        const { from, to } = event.facts;
        const passage = passages.find(({ cells }) => cells[0] === from && cells.at(-1) === to);
        found[to] = passage ? [...passage.cells] : [from, to];
      }
    }
  }
  return found;
}

/** Whether a year was scored before our eyes. */
export const scored = (events: readonly Event[]): boolean => events.some(({ code }) => SCORES.has(code));

const SCORES: ReadonlySet<Event["code"]> = new Set([
  "torres-event-castles",
  "torres-event-king-bonus",
  "torres-event-master-bonus",
] as const);
