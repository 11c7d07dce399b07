/** What is seen on the table between one position and the next: causes first, then what came of them. */

import { FACTS, type Event, type WrittenContest } from "./generated";
import { demandOf, ownedCard, STACKS, type ContestKind, type KnightsView, type StackName } from "./view";

export interface Die {
  readonly id: number;
  readonly value: number;
  /** `kept` lies in the tray, `fresh` was thrown just now, `rolling` is in the hand. */
  readonly lies: "kept" | "fresh" | "dead" | "rolling";
  /** The throw it comes from. */
  readonly throw: number;
}

/** What is said of a result once it counts. */
type Judged = Extract<Event, { facts: { result: string } }>;
type Short<Code> = Code extends `knights-event-${infer Name}` ? Name : never;
export type Verdict = Short<Judged["code"]>;

/** Somebody rolls for something. */
export interface Arena {
  readonly kind: ContestKind;
  readonly roller: number;
  readonly stack: StackName | null;
  readonly seat: number | null;
  /** The card that is rolled for; none for the king. */
  readonly card: string | null;
  readonly mark: string | null;
  readonly leader: number | null;
  readonly dice: readonly Die[];
  /** How many times dice were thrown. */
  readonly throws: number;
  readonly verdict: Verdict | null;
  readonly result: string | null;
  /** What everybody reached in a tournament so far. */
  readonly results: Readonly<Record<number, string>>;
}

export interface Frame {
  readonly view: KnightsView;
  readonly arena: Arena | null;
  /** What came of it, to be told beside the dice. */
  readonly told: readonly Event[];
  /** Milliseconds before the next frame. */
  readonly length: number;
}

const ROLL = 1000;
const VERDICT = 1200;
const STEP = 350;
const VERDICTS: ReadonlySet<string> = new Set<Verdict>([
  "beaten",
  "missed",
  "leads",
  "trails",
  "defended",
  "undefended",
  "king-revenge",
  "king-spares",
]);

const short = (event: Event): string => event.code.replace("knights-event-", "");
const isJudged = (event: Event): event is Judged => VERDICTS.has(short(event));
const numbers = (text: string): number[] => text.match(/\d/g)?.map(Number) ?? [];

/** Where dice lie that may still be rolled. */
const ROLLING = new Set(["roll", "keep"]);

/** The contest of a position; without its past the dice lie as the server lists them. */
export function arenaOf(view: KnightsView, past: Arena | null = null): Arena | null {
  const { contest } = view;
  if (!contest || (past && !ROLLING.has(view.phase))) return past;
  const same = past?.kind === contest.kind && past.roller === contest.roller && !past.verdict;
  return {
    ...facts(contest, view),
    dice: same && fits(past.dice, contest) ? past.dice : laid(contest),
    throws: same ? past.throws : 0,
    verdict: null,
    result: null,
    results: past?.kind === contest.kind ? past.results : {},
  };
}

function facts(contest: WrittenContest, view: KnightsView) {
  const { kind, roller, stack, seat, like, mark } = contest;
  // Nobody leads before the organiser's result (K10.1).
  const leader = roller === view.turn ? null : contest.leader;
  return { kind, roller, stack, seat, card: cardOf(view, stack, seat, like), mark, leader };
}

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

const live = (dice: readonly Die[]): number[] =>
  dice
    .filter((die) => die.lies === "kept" || die.lies === "fresh")
    .map((die) => die.value)
    .sort();

const fits = (dice: readonly Die[], contest: WrittenContest): boolean =>
  live(dice).join() === [...contest.dice].sort().join();

function laid({ dice, to_roll }: WrittenContest): Die[] {
  const lying = dice.map((value, id): Die => ({ id, value, lies: "fresh", throw: 0 }));
  const dead = lying.length ? FACTS.dice - lying.length - to_roll : 0;
  return [
    ...lying,
    ...Array.from({ length: dead }, (_, i): Die => ({
      id: lying.length + i,
      value: FACTS.faces,
      lies: "dead",
      throw: 0,
    })),
  ];
}

/** Put the kept dice into the tray and take the other live ones into the hand. */
export function keep(dice: readonly Die[], kept: readonly number[]): Die[] {
  const wanted = [...kept];
  const stays = (die: Die): boolean => {
    const found = wanted.indexOf(die.value);
    if (die.lies === "dead" || found < 0) return false;
    wanted.splice(found, 1);
    return true;
  };
  // What lies in the tray stays there before an equal die joins it.
  const trayFirst = [...dice].sort((a, b) => Number(b.lies === "kept") - Number(a.lies === "kept"));
  const tray = new Set(trayFirst.filter(stays).map((die) => die.id));
  return dice.map((die) => (die.lies === "dead" ? die : { ...die, lies: tray.has(die.id) ? "kept" : "rolling" }));
}

/** Throw what is in the hand; what shows too much falls dead (K6.2). */
export function thrown(dice: readonly Die[], values: readonly number[], count: number): Die[] {
  const hand = dice.some((die) => die.lies === "rolling")
    ? dice
    : values.map((value, id): Die => ({ id, value, lies: "rolling", throw: count }));
  const rest = [...values];
  return hand.map((die) => {
    if (die.lies !== "rolling") return die;
    const value = rest.shift() ?? die.value;
    return { id: die.id, value, lies: value > FACTS.live_faces ? "dead" : "fresh", throw: count };
  });
}

const fresh = (arena: Arena, changes: Partial<Arena>): Arena => ({
  ...arena,
  dice: [],
  throws: 0,
  verdict: null,
  result: null,
  ...changes,
});

/** What the next one in a tournament has to beat. */
const ahead = ({ leader, mark, results }: Arena): string | null =>
  leader === null ? mark : (results[leader] ?? mark);

const NOBODY: Arena = {
  kind: "stack",
  roller: 0,
  stack: null,
  seat: null,
  card: null,
  mark: null,
  leader: null,
  dice: [],
  throws: 0,
  verdict: null,
  result: null,
  results: {},
};

/** How a contest begins, or what an event changes in it. */
function stepped(arena: Arena | null, event: Event, before: KnightsView, after: KnightsView): Arena | null {
  if (event.code === "knights-event-announce" || event.code === "knights-event-organise") {
    const { seat: roller, card } = event.facts;
    const stack = after.contest?.stack ?? STACKS.find((name) => before.stacks[name].top === card) ?? null;
    const kind = event.code === "knights-event-organise" ? "tournament" : "stack";
    const mark = after.contest?.kind === "stack" ? after.contest.mark : demandOf(card);
    return { ...NOBODY, kind, roller, stack, card, mark };
  }
  if (event.code === "knights-event-attack") {
    const { seat: roller, owner, like } = event.facts;
    const target = cardOf(before, null, owner, like);
    const kind = before.seats[owner]!.castles.includes(target!) ? "castle" : "special";
    return { ...NOBODY, kind, roller, seat: owner, card: target, mark: target && demandOf(target) };
  }
  if (event.code === "knights-event-dare-king") {
    return { ...NOBODY, kind: "king", roller: event.facts.seat, mark: FACTS.king.text };
  }
  return arena && continued(arena, event);
}

/** What an event changes in a contest that is going on. */
function continued(arena: Arena, event: Event): Arena {
  if (isJudged(event)) {
    const { seat: roller, result } = event.facts;
    const leader = event.code === "knights-event-leads" ? roller : arena.leader;
    const results = { ...arena.results, [roller]: result };
    return { ...arena, leader, results, verdict: short(event) as Verdict, result };
  }
  switch (event.code) {
    case "knights-event-defend":
      return fresh(arena, { kind: "defence", roller: event.facts.seat, mark: arena.result ?? arena.mark });
    case "knights-event-keep":
    case "knights-event-stop":
      return { ...arena, dice: keep(arena.dice, numbers(event.facts.dice)) };
    case "knights-event-roll": {
      const { seat: roller, dice } = event.facts;
      const next = roller === arena.roller && !arena.verdict ? arena : fresh(arena, { roller, mark: ahead(arena) });
      const throws = next.throws + 1;
      return { ...next, dice: thrown(next.dice, numbers(dice), throws), throws };
    }
    default:
      return arena;
  }
}

/** What takes the last contest off the table. */
const CLEARS = new Set(["tuck", "start", "end"]);
/** What the dice show anyway. */
const SHOWN = new Set(["roll", "keep", "stop", "announce", "organise", "attack", "dare-king", "defend"]);

/** The frames that lead from one position to the next; the last one stays. */
export function framesBetween(from: Frame, after: KnightsView, events: readonly Event[]): Frame[] {
  const frames: Frame[] = [];
  let { arena } = from;
  for (const event of events) {
    const code = short(event);
    arena = CLEARS.has(code) ? null : stepped(arena, event, from.view, after);
    if (code === "roll") frames.push({ view: from.view, arena, told: [], length: ROLL });
    if (isJudged(event)) frames.push({ view: from.view, arena, told: [event], length: VERDICT });
  }
  const told = events.filter((event) => !SHOWN.has(short(event)));
  return [...frames, { view: after, arena: arenaOf(after, arena), told, length: STEP }];
}
