/** How To Court the King is told: dice lie still before anything is said of them, and the King is announced. */

import { CHANCE, LENGTHS, plainBeats, type Tale, type Telling } from "../../stage/beats";
import type { CodeOf } from "../scene";
import type { Aids, Event } from "./generated";
import type { CourtView } from "./view";

/** The numbers that were thrown last in these events. */
export function thrown(events: readonly Event[]): number[] | undefined {
  const roll = events.findLast((event) => event.code === "court-event-roll");
  return roll?.facts.dice.split(" ").map(Number);
}

const TELLINGS: Partial<Record<CodeOf<Event>, ReturnType<Telling<Event>>>> = {
  roll: { kind: "consequence", length: 350 },
  aside: { kind: "consequence", length: 260 },
  add: { kind: "cause", length: 500 },
  use: { kind: "cause", length: 500 },
  result: { kind: "consequence", length: 700 },
  claim: { kind: "consequence", length: 800 },
  "takes-king": { kind: "ceremony" },
  "misses-king": { kind: "ceremony", length: 1400 },
  "final-round": { kind: "ceremony", length: 2200 },
  won: { kind: "ceremony", length: 1500 },
};

const telling: Telling<Event> = ({ code }) =>
  TELLINGS[code.replace("court-event-", "") as CodeOf<Event>] ?? { kind: "consequence" };

type CourtTale = Tale<CourtView, Aids, undefined, Event>;

export const tale: CourtTale = {
  turn: 3000,
  turnOf: ({ round, turn, final }) => `${round} ${turn} ${final}`,
  still: () => undefined,
  beats(from, leg) {
    const told = plainBeats(from, leg, undefined, telling);
    if (leg.by !== CHANCE || !thrown(leg.events)) return told;
    // What the dice are good for is told when they lie still.
    const falls = { ...from, view: leg.view, events: leg.events, told: [], length: LENGTHS.throw } as const;
    return [{ ...falls, kind: "throw" }, ...told.map((beat) => ({ ...beat, view: leg.view, events: [] }))];
  },
};
