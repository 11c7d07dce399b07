/** What is seen on the table between one position and the next: causes first, then what came of them. */

import type { Message } from "../../wire/generated";
import { FACTS, type WrittenContest } from "./generated";
import { demandOf, ownedCard, STACKS, type ContestKind, type KnightsView, type StackName } from "./view";

export interface Die {
  readonly id: number;
  readonly value: number;
  /** `kept` lies in the tray, `fresh` was thrown just now, `rolling` is in the hand. */
  readonly lies: "kept" | "fresh" | "dead" | "rolling";
  /** The throw it comes from. */
  readonly throw: number;
}

export type Verdict =
  "beaten" | "missed" | "leads" | "trails" | "defended" | "undefended" | "king-revenge" | "king-spares";

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
  readonly told: readonly Message[];
  /** Milliseconds before the next frame. */
  readonly length: number;
}

const ROLL = 1000;
const VERDICT = 1200;
const STEP = 350;
const VERDICTS = new Set<string>([
  "beaten",
  "missed",
  "leads",
  "trails",
  "defended",
  "undefended",
  "king-revenge",
  "king-spares",
]);

const short = (event: Message): string => event.code.replace("knights-event-", "");
const numbers = (text: unknown): number[] =>
  String(text ?? "")
    .match(/\d/g)
    ?.map(Number) ?? [];

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
function stepped(arena: Arena | null, event: Message, before: KnightsView, after: KnightsView): Arena | null {
  const { seat, owner, card, like, dice, result } = event.facts ?? {};
  const roller = Number(seat);
  const code = short(event);
  if (code === "announce" || code === "organise") {
    const stack = after.contest?.stack ?? STACKS.find((name) => before.stacks[name].top === card) ?? null;
    const kind = code === "organise" ? "tournament" : "stack";
    const mark = after.contest?.kind === "stack" ? after.contest.mark : demandOf(String(card));
    return { ...NOBODY, kind, roller, stack, card: String(card), mark };
  }
  if (code === "attack") {
    const target = cardOf(before, null, Number(owner), String(like));
    const kind = before.seats[Number(owner)]!.castles.includes(target!) ? "castle" : "special";
    const mark = target && demandOf(target);
    return { ...NOBODY, kind, roller, seat: Number(owner), card: target, mark };
  }
  if (code === "dare-king") return { ...NOBODY, kind: "king", roller, mark: FACTS.king.text };
  if (!arena) return null;
  if (code === "defend") return fresh(arena, { kind: "defence", roller, mark: arena.result ?? arena.mark });
  if (code === "keep" || code === "stop") return { ...arena, dice: keep(arena.dice, numbers(dice)) };
  if (code === "roll") {
    const next = roller === arena.roller && !arena.verdict ? arena : fresh(arena, { roller, mark: ahead(arena) });
    const throws = next.throws + 1;
    return { ...next, dice: thrown(next.dice, numbers(dice), throws), throws };
  }
  if (VERDICTS.has(code)) {
    const reached = String(result);
    const leader = code === "leads" ? roller : arena.leader;
    const results = { ...arena.results, [roller]: reached };
    return { ...arena, leader, results, verdict: code as Verdict, result: reached };
  }
  return arena;
}

/** What takes the last contest off the table. */
const CLEARS = new Set(["tuck", "start", "end"]);
/** What the dice show anyway. */
const SHOWN = new Set(["roll", "keep", "stop", "announce", "organise", "attack", "dare-king", "defend"]);

/** The frames that lead from one position to the next; the last one stays. */
export function framesBetween(from: Frame, after: KnightsView, events: readonly Message[]): Frame[] {
  const frames: Frame[] = [];
  let { arena } = from;
  for (const event of events) {
    const code = short(event);
    arena = CLEARS.has(code) ? null : stepped(arena, event, from.view, after);
    if (code === "roll") frames.push({ view: from.view, arena, told: [], length: ROLL });
    if (VERDICTS.has(code)) frames.push({ view: from.view, arena, told: [event], length: VERDICT });
  }
  const told = events.filter((event) => !SHOWN.has(short(event)));
  return [...frames, { view: after, arena: arenaOf(after, arena), told, length: STEP }];
}
