/** A script of beats: what a message of the server becomes, so that causes are seen before what came of them. */

import type { Message, Update } from "../wire/generated";

/** An event, with words for games whose words this page does not have. */
export type Told<Event = Message> = Event & { words?: string | undefined };

/** What can be drawn at one moment; a picture is what lies there beside the position, in the game's own shape. */
export interface Moment<View = unknown, Aids = unknown, Picture = unknown> {
  readonly view: View;
  readonly aids: Aids | undefined;
  readonly picture: Picture;
}

/** The way from one position to the next: what one player did, or chance. */
export interface Leg<View = unknown, Aids = unknown, Event = Message> {
  readonly by: number;
  readonly view: View;
  readonly aids: Aids | undefined;
  readonly events: readonly Told<Event>[];
}

type Kind = "cause" | "throw" | "result" | "consequence" | "ceremony";

/** One moment of the shown match. */
export interface Beat<View = unknown, Aids = unknown, Picture = unknown, Event = Message> extends Moment<
  View,
  Aids,
  Picture
> {
  readonly kind: Kind;
  /** What moves and sounds in this beat. */
  readonly events: readonly Told<Event>[];
  /** What is said from here on, in the headline and in the log. */
  readonly told: readonly Told<Event>[];
  /** Milliseconds at the normal pace. */
  readonly length: number;
}

/** How a game is told. */
export interface Tale<View = unknown, Aids = unknown, Picture = unknown, Event = Message> {
  /** In how many milliseconds the whole turn of somebody else is told at the normal pace. */
  readonly turn: number;
  /** What changes from turn to turn. */
  turnOf(view: View): unknown;
  /** What lies beside a position to which nothing led before one's eyes; `told` is what the log says of the way. */
  still(position: { view: View; aids?: Aids | undefined }, told: readonly Told<Event>[]): Picture;
  /** The beats of a way; the last one shows where it leads. */
  beats(
    from: Moment<View, Aids, Picture>,
    leg: Leg<View, Aids, Event>,
  ): readonly Beat<View, Aids, Picture, Event>[];
}

export const CHANCE = -1;
/** How long beats last at the normal pace, unless a game says otherwise; dice have come to rest after a throw. */
export const LENGTHS: Readonly<Record<Kind, number>> = {
  cause: 700,
  throw: 880,
  result: 900,
  consequence: 500,
  ceremony: 1800,
};
/** Something changed of which there is nothing to say. */
const QUIET = 120;

/** An update as the ways it is made of; `by` is who acted where the update does not say it. */
export function legsOf(update: Update, by: number): Leg[] {
  const told = update.events.map((event, place) => ({ ...event, words: update.words?.events[place] }));
  let at = 0;
  const legs = (update.steps ?? []).map(({ by, view, aids, events }) => {
    const before = at;
    at += events.length;
    return { by, view, aids, events: told.slice(before, at) };
  });
  const last = { by: legs.length ? CHANCE : by, view: update.view, aids: update.aids, events: told.slice(at) };
  return [...legs, last];
}

/** What a beat is for, by the event that it tells. */
export type Telling<Event> = (event: Event) => { kind: Kind; length?: number };

const plainly = (): { kind: Kind } => ({ kind: "consequence" });

/** Event by event; the position changes with the last one. */
export function plainBeats<View, Aids, Picture, Event>(
  from: Moment<View, Aids, Picture>,
  leg: Leg<View, Aids, Event>,
  picture: Picture,
  telling: Telling<Event> = plainly,
): Beat<View, Aids, Picture, Event>[] {
  const after = { view: leg.view, aids: leg.aids, picture };
  if (!leg.events.length) return [{ ...after, kind: "consequence", events: [], told: [], length: QUIET }];
  return leg.events.map((event, place) => {
    const { kind, length = LENGTHS[kind] } = telling(event);
    const moment = place < leg.events.length - 1 ? from : after;
    return { ...moment, kind, events: [event], told: [event], length };
  });
}

/** How any game is told of which nothing else is known. */
export const plainTale: Tale = {
  turn: 3000,
  turnOf: () => null,
  still: () => undefined,
  beats: (from, leg) => plainBeats(from, leg, undefined),
};
