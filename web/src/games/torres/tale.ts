/** How Torres is told: knights go their ways, and the scoring of a year holds the stage, castle by castle. */

import {
  LENGTHS,
  plainBeats,
  type Beat,
  type Leg,
  type Moment,
  type Tale,
  type Telling,
  type Told,
} from "../../stage/beats";
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
const DEAL = 400;
const TELLINGS: Partial<Record<CodeOf<Event>, ReturnType<Telling<Event>>>> = {
  end: { kind: "cause", length: 400 },
  play: { kind: "cause" },
  buy: { kind: "cause", length: 150 },
  stack: { kind: "cause", length: 250 },
  won: { kind: "ceremony", length: 1500 },
  shared: { kind: "ceremony", length: 1500 },
};
/** What is told of a scoring, and at which stops that is counted. */
const COUNTED_AT: Partial<Record<Event["code"], Stop["what"]>> = {
  "torres-event-castles": "castle",
  "torres-event-king-bonus": "king",
  "torres-event-master-bonus": "master",
};

const telling: Telling<Event> = ({ code }) =>
  TELLINGS[code.replace("torres-event-", "") as CodeOf<Event>] ?? { kind: "consequence" };

const isScore = ({ code }: Event): boolean => code in COUNTED_AT;

/** The stop after which what an event tells has been counted. */
const countedAt = ({ code, facts }: Event, stops: readonly Stop[]): number =>
  stops.findLastIndex(
    ({ what, gains }) =>
      what === COUNTED_AT[code] && gains.some(({ seat }) => facts && "seat" in facts && seat === facts.seat),
  );

/** The events that each stop tells, in their order: what somebody gets when the last of it has been counted. */
function toldAt(scores: readonly Told<Event>[], stops: readonly Stop[]): Told<Event>[][] {
  const told = stops.map((): Told<Event>[] => []);
  let at = 0;
  for (const event of scores) {
    at = Math.max(at, countedAt(event, stops));
    told[at]!.push(event);
  }
  return told;
}

/** The stops of the scoring that a way tells of; points come to the plates as they are counted. */
function scoring(from: Position, { aids, events }: Leg<TorresView, Aids, Event>): TorresBeat[] {
  const scores = events.filter(isScore);
  if (!aids?.scored || !scores.length) return [];
  const { year } = aids.scored;
  const stops = stopsOf(aids.scored, aids.castles);
  const told = toldAt(scores, stops);
  return stops.map((stop, at) => {
    const seats = from.view.seats.map((seat, number) => ({ ...seat, score: seat.score + stop.sums[number]! }));
    const moment = { view: { ...from.view, seats }, aids: from.aids, picture: { year, stops, at } };
    const heard = scores.filter(({ code }) => COUNTED_AT[code] === stop.what).slice(0, 1);
    return { ...moment, kind: "ceremony", events: heard, told: told[at]!, length: STOP };
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
    const counted = walk.at(-1);
    if (!counted) return told;
    const [first, last] = [leg.events.findIndex(isScore), leg.events.findLastIndex(isScore)];
    const rest = told.slice(last + 1, -1).map((beat) => ({ ...beat, view: counted.view }));
    const end = told.at(-1)!;
    // The walk ends before anything of the next year is seen, and before anybody has won.
    return [
      ...told.slice(0, first),
      ...walk,
      ...rest,
      {
        ...(last < told.length - 1 ? end : { ...end, events: [], told: [] }),
        length: Math.max(end.length, LENGTHS.consequence),
      },
    ];
  },
};
