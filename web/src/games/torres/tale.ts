/** How Torres is told: knights go their ways, and the scoring of a year holds the stage, castle by castle. */

import { LENGTHS, plainBeats, type Beat, type Leg, type Moment, type Tale, type Telling } from "../../stage/beats";
import type { CodeOf } from "../scene";
import type { Aids, Event, Passage } from "./generated";
import { stopsOf, type Stop } from "./stops";
import type { TorresView } from "./view";

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

/** A stop of the walk through a year's scoring. */
export interface Walk {
  readonly year: number;
  readonly stops: readonly Stop[];
  readonly at: number;
}

type TorresBeat = Beat<TorresView, Aids, Walk | null, Event>;
type Position = Moment<TorresView, Aids, Walk | null>;

const STOP = 1600;
const LINE = 300;
const DEAL = 400;
const TELLINGS: Partial<Record<CodeOf<Event>, ReturnType<Telling<Event>>>> = {
  end: { kind: "cause", length: 400 },
  play: { kind: "cause" },
  buy: { kind: "cause", length: 150 },
  stack: { kind: "cause", length: 250 },
  castles: { kind: "ceremony", length: LINE },
  "king-bonus": { kind: "ceremony", length: LINE },
  "master-bonus": { kind: "ceremony", length: LINE },
  won: { kind: "ceremony", length: 1500 },
  shared: { kind: "ceremony", length: 1500 },
};
const SCORES: ReadonlySet<Event["code"]> = new Set([
  "torres-event-castles",
  "torres-event-king-bonus",
  "torres-event-master-bonus",
] as const);

const telling: Telling<Event> = ({ code }) =>
  TELLINGS[code.replace("torres-event-", "") as CodeOf<Event>] ?? { kind: "consequence" };

/** The stops of the scoring that a way tells of; points come to the plates as they are counted. */
function scoring(from: Position, { aids, events }: Leg<TorresView, Aids, Event>): TorresBeat[] {
  if (!aids?.scored || !events.some(({ code }) => SCORES.has(code))) return [];
  const { year } = aids.scored;
  const stops = stopsOf(aids.scored, aids.castles);
  return stops.map((stop, at) => {
    const seats = from.view.seats.map((seat, number) => ({ ...seat, score: seat.score + stop.sums[number]! }));
    const moment = { view: { ...from.view, seats }, aids: from.aids, picture: { year, stops, at } };
    return { ...moment, kind: "ceremony", events: [], told: [], length: STOP };
  });
}

/**
 * Cards move when chance has turned them up and when somebody keeps one; of neither there is anything to tell, so
 * what moves is the purchase. Cards that are drawn behind somebody's hand move for nobody else.
 */
function dealt(from: Position, { view, aids }: Leg<TorresView, Aids, Event>): TorresBeat | undefined {
  const { phase, turn, variant } = from.view;
  const seen = phase === "draw" ? variant === "luck" || view.drawn.length > 0 : phase === "keep";
  if (!seen) return undefined;
  const moved: Event = { code: "torres-event-buy", facts: { seat: turn } };
  return { view, aids, picture: null, kind: "cause", events: [moved], told: [], length: DEAL };
}

/** What is told of a purchase comes before the cards. */
const bought = (beat: TorresBeat): TorresBeat =>
  beat.told.some(({ code }) => code === "torres-event-buy") ? { ...beat, events: [] } : beat;

export const tale: Tale<TorresView, Aids, Walk | null, Event> = {
  turn: 4000,
  turnOf: ({ year, round, turn }) => `${year} ${round} ${turn}`,
  still: () => null,
  beats(from, leg) {
    const deal = leg.events.length ? undefined : dealt(from, leg);
    if (deal) return [deal];
    const told: TorresBeat[] = plainBeats(from, leg, null, telling).map(bought);
    const walk = scoring({ ...from, picture: null }, leg);
    const last = walk.at(-1);
    if (!last) return told;
    const first = leg.events.findIndex(({ code }) => SCORES.has(code));
    const counted = told.slice(first, -1).map((beat) => ({ ...beat, view: last.view }));
    const end = told.at(-1)!;
    // The walk ends before anything of the next year is seen, and before anybody has won.
    return [
      ...told.slice(0, first),
      ...walk,
      ...counted,
      { ...end, length: Math.max(end.length, LENGTHS.consequence) },
    ];
  },
};
