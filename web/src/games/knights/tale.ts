/** What is seen on the table between one position and the next: causes first, then what came of them. */

import { LENGTHS, type Beat, type Tale } from "../../stage/beats";
import type { CodeOf } from "../scene";
import { fits, keep, laid, numbers, thrown, type Die } from "./dice";
import type { Aids, Event } from "./generated";
import { isCastle, ownedCard, STACKS, type ContestKind, type KnightsView, type StackName } from "./view";

/** What is said of a result once it counts. */
type Judged = Extract<Event, { facts: { result: string } }>;
type Verdict = CodeOf<Judged>;

/** A position with what follows from it. */
export interface Position {
  readonly view: KnightsView;
  readonly aids: Aids | undefined;
}

/** Somebody rolls for something. */
export interface Arena {
  readonly kind: ContestKind;
  readonly roller: number;
  /** Who began it; in a defence somebody else rolls. */
  readonly attacker: number;
  readonly stack: StackName | null;
  readonly seat: number | null;
  /** The card that is rolled for; none for the king. */
  readonly card: string | null;
  /** What must be beaten; nothing by whoever organises a tournament. */
  readonly mark: string | null;
  readonly leader: number | null;
  /** Everybody in a tournament, in the order of rolling. */
  readonly order: readonly number[];
  readonly dice: readonly Die[];
  /** How many times dice were thrown. */
  readonly throws: number;
  readonly verdict: Verdict | null;
  readonly result: string | null;
  /** What everybody reached in a tournament so far. */
  readonly results: Readonly<Record<number, string>>;
}

/** What lies in the middle of the table. */
export interface Picture {
  readonly arena: Arena | null;
  /** What came of it, to be told beside the dice. */
  readonly told: readonly Event[];
}

type KnightsTale = Tale<KnightsView, Aids, Picture, Event>;
type KnightsBeat = Beat<KnightsView, Aids, Picture, Event>;

const KEPT = 350;
const STEP = 350;
const KING = 2200;
const VERDICTS: ReadonlySet<CodeOf<Event>> = new Set<Verdict>([
  "beaten",
  "missed",
  "leads",
  "trails",
  "defended",
  "undefended",
  "king-revenge",
  "king-spares",
]);

const short = (event: Event): CodeOf<Event> => event.code.replace("knights-event-", "") as CodeOf<Event>;
const isJudged = (event: Event): event is Judged => VERDICTS.has(short(event));

/** Where dice lie that may still be rolled. */
const ROLLING = new Set(["roll", "keep"]);

/** The contest of a position; without its past the dice lie as the server lists them. */
export function arenaOf({ view, aids }: Position, past: Arena | null = null): Arena | null {
  const { contest } = view;
  if (!contest || (past && !ROLLING.has(view.phase))) return past;
  const { kind, roller, stack, seat, like, dice } = contest;
  const same = past?.kind === kind && past.roller === roller && !past.verdict;
  return {
    kind,
    roller,
    attacker: view.turn,
    stack,
    seat,
    card: cardOf(view, stack, seat, like),
    mark: aids?.rolling?.mark?.text ?? null,
    leader: aids?.tournament?.leader ?? null,
    order: orderOf(aids),
    dice: same && fits(past.dice, dice) ? past.dice : laid(dice, dice.length ? (aids?.rolling?.dead ?? 0) : 0),
    throws: same ? past.throws : 0,
    verdict: null,
    result: null,
    results: past?.kind === kind ? past.results : {},
  };
}

const orderOf = (aids: Aids | undefined): number[] => {
  const { rolled = [], order = [] } = aids?.tournament ?? {};
  return [...rolled, ...order];
};

function cardOf(
  view: KnightsView,
  stack: StackName | null,
  seat: number | null,
  like: string | null,
): string | null {
  if (stack) return view.stacks[stack].top ?? like;
  if (seat === null || !like) return like;
  return ownedCard(view.seats[seat]!, like);
}

const NOBODY: Arena = {
  kind: "stack",
  roller: 0,
  attacker: 0,
  stack: null,
  seat: null,
  card: null,
  mark: null,
  leader: null,
  order: [],
  dice: [],
  throws: 0,
  verdict: null,
  result: null,
  results: {},
};

/** What somebody has to beat: as is said of the result at once, or in the position in which the rolling goes on. */
function markOf(roller: number, after: Position, coming: readonly Event[]): string | null {
  const judged = coming.find(isJudged);
  if (judged?.facts.seat === roller) return judged.facts.mark;
  const rolling = after.aids?.rolling;
  return rolling?.roller === roller ? (rolling.mark?.text ?? null) : null;
}

/** How a contest begins. */
function begun(event: Event, before: KnightsView, after: Position): Partial<Arena> | null {
  switch (event.code) {
    case "knights-event-announce":
    case "knights-event-organise": {
      const { seat: roller, card } = event.facts;
      const stack = after.view.contest?.stack ?? STACKS.find((name) => before.stacks[name].top === card) ?? null;
      const kind = event.code === "knights-event-organise" ? "tournament" : "stack";
      return { kind, roller, stack, card, order: orderOf(after.aids) };
    }
    case "knights-event-attack": {
      const { seat: roller, owner: seat, like } = event.facts;
      return { kind: isCastle(like) ? "castle" : "special", roller, seat, card: cardOf(before, null, seat, like) };
    }
    case "knights-event-dare-king":
      return { kind: "king", roller: event.facts.seat };
    default:
      return null;
  }
}

/** What an event changes in a contest that is going on; `mark` is what a new roller has to beat. */
function continued(arena: Arena, event: Event, mark: (roller: number) => string | null): Arena {
  if (isJudged(event)) {
    const { seat: roller, result } = event.facts;
    const leader = event.code === "knights-event-leads" ? roller : arena.leader;
    const results = { ...arena.results, [roller]: result };
    return { ...arena, leader, results, verdict: short(event) as Verdict, result };
  }
  switch (event.code) {
    case "knights-event-defend":
      return fresh(arena, "defence", event.facts.seat, mark);
    case "knights-event-keep":
    case "knights-event-stop":
      return { ...arena, dice: keep(arena.dice, numbers(event.facts.dice)) };
    case "knights-event-roll": {
      const { seat: roller, dice } = event.facts;
      const next = roller === arena.roller && !arena.verdict ? arena : fresh(arena, arena.kind, roller, mark);
      const throws = next.throws + 1;
      return { ...next, dice: thrown(next.dice, numbers(dice), throws), throws };
    }
    default:
      return arena;
  }
}

const fresh = (
  arena: Arena,
  kind: ContestKind,
  roller: number,
  mark: (roller: number) => string | null,
): Arena => ({ ...arena, kind, roller, mark: mark(roller), dice: [], throws: 0, verdict: null, result: null });

/** What takes the last contest off the table. */
const CLEARS: ReadonlySet<CodeOf<Event>> = new Set(["tuck", "start", "end"] as const);
/** What the dice show anyway. */
const SHOWN: ReadonlySet<CodeOf<Event>> = new Set([
  ...(["roll", "keep", "stop"] as const),
  ...(["announce", "organise", "attack", "dare-king", "defend"] as const),
]);

/** What somebody sets about, before dice fall. */
const isCause = (event: Event): boolean => SHOWN.has(short(event)) && event.code !== "knights-event-roll";
const isKept = (event: Event): boolean =>
  event.code === "knights-event-keep" || event.code === "knights-event-stop";

/** How long a contest for the king holds the stage. */
const held = (arena: Arena | null): Pick<KnightsBeat, "kind" | "length"> | undefined =>
  arena?.kind === "king" ? { kind: "ceremony", length: KING } : undefined;

/** What an event makes of the contest. */
function arenaAfter(
  arena: Arena | null,
  event: Event,
  before: KnightsView,
  after: Position,
  coming: readonly Event[],
) {
  const mark = (roller: number) => markOf(roller, after, coming);
  const first = begun(event, before, after);
  if (first) return { ...NOBODY, ...first, attacker: first.roller!, mark: mark(first.roller!) };
  if (CLEARS.has(short(event))) return null;
  return arena && continued(arena, event, mark);
}

/** The contest as the log told it, so that kept dice and results of a tournament survive a reload; nothing is thrown again. */
function remembered(position: Position, told: readonly Event[]): Arena | null {
  const from = told.findLastIndex((event) => begun(event, position.view, position) !== null);
  if (from < 0) return null;
  const arena = told
    .slice(from)
    .reduce<Arena | null>(
      (now, event, place) => arenaAfter(now, event, position.view, position, told.slice(from + place)),
      null,
    );
  return arena && { ...arena, dice: arena.dice.map((die) => ({ ...die, throw: 0 })) };
}

/** What lies beside a position to which nothing led before one's eyes. */
export const still = (position: Position, told: readonly Event[] = []): Picture => ({
  arena: arenaOf(position, remembered(position, told)),
  told: [],
});

/** The beats that lead from one position to the next: who dares what, the dice, the verdict, and then the cards. */
export const beats: KnightsTale["beats"] = (from, leg) => {
  const { events } = leg;
  const found: KnightsBeat[] = [];
  let { arena } = from.picture;
  let untold: Event[] = [];
  const add = (event: Event, beat: Pick<KnightsBeat, "kind" | "length">) => {
    const moment = { view: from.view, aids: from.aids, picture: { arena, told: isJudged(event) ? [event] : [] } };
    const falls = beat.kind === "throw";
    found.push({ ...moment, ...beat, events: [event], told: falls ? [] : untold });
    if (!falls) untold = [];
  };
  events.forEach((event, place) => {
    arena = arenaAfter(arena, event, from.view, leg, events.slice(place));
    untold.push(event);
    const last = place === events.length - 1;
    if (event.code === "knights-event-roll") add(event, { kind: "throw", length: LENGTHS.throw });
    else if (isJudged(event)) add(event, held(arena) ?? { kind: "result", length: LENGTHS.result });
    else if (isCause(event) && !last) add(event, causing(event, arena));
  });
  const told = events.filter((event) => !SHOWN.has(short(event)));
  const moment = { view: leg.view, aids: leg.aids, picture: { arena: arenaOf(leg, arena), told } };
  const moved = untold.filter((event) => event.code !== "knights-event-roll");
  return [...found, { ...moment, ...ending(events.at(-1), arena), events: moved, told: untold }];
};

const causing = (event: Event, arena: Arena | null): Pick<KnightsBeat, "kind" | "length"> =>
  (isKept(event) ? undefined : held(arena)) ?? { kind: "cause", length: isKept(event) ? KEPT : LENGTHS.cause };

/** How a way ends: with what somebody sets about, with a victory, or with what came of it all. */
function ending(event: Event | undefined, arena: Arena | null): Pick<KnightsBeat, "kind" | "length"> {
  if (event && isCause(event)) return causing(event, arena);
  if (event?.code === "knights-event-won") return { kind: "ceremony", length: KING };
  return { kind: "consequence", length: STEP };
}

export const tale: KnightsTale = { turn: 4000, turnOf: ({ turns }) => turns, still, beats };
