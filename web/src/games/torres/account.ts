/** Where everybody's points come from, year by year: from the events that tell them, to the last point. */

import type { Event } from "./generated";

export const SOURCES = ["castles", "king", "master", "track"] as const;
export type Source = (typeof SOURCES)[number];

/** The points of a year, from each source by seat. */
export type YearAccount = Record<Source, number[]>;

const SOURCE_OF = {
  "torres-event-castles": "castles",
  "torres-event-king-bonus": "king",
  "torres-event-master-bonus": "master",
} as const satisfies Partial<Record<Event["code"], Source>>;

/**
 * Points by year, source and seat. The track brings what is stepped, and what a marker gains where it goes on to the
 * next free space (T8.1): so everything adds up to where the markers stand.
 */
export function accountOf(events: readonly Event[], players: number): YearAccount[] {
  const none = (): number[] => Array<number>(players).fill(0);
  const opened = (): YearAccount => ({ castles: none(), king: none(), master: none(), track: none() });
  const scores = none();
  const years = [opened()];
  for (const event of events) {
    const year = years.at(-1)!;
    switch (event.code) {
      case "torres-event-track": {
        const { seat, points } = event.facts;
        year.track[seat]! += points;
        scores[seat]! += points;
        break;
      }
      case "torres-event-castles":
      case "torres-event-king-bonus":
      case "torres-event-master-bonus": {
        const { seat, points, score } = event.facts;
        year[SOURCE_OF[event.code]][seat]! += points;
        year.track[seat]! += score - scores[seat]! - points;
        scores[seat] = score;
        break;
      }
      case "torres-event-year":
        while (years.length < event.facts.year) years.push(opened());
    }
  }
  return years;
}

/** What all sources of some years brought a seat. */
export const totalOf = (years: readonly YearAccount[], seat: number): number =>
  years.reduce((sum, year) => SOURCES.reduce((all, source) => all + year[source][seat]!, sum), 0);
