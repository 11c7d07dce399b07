/** The ribbon: everybody's share of the win from the first step to the last, one band above the other. */

import type { Ledger, TurningPoint } from "../wire/generated";

/** The room that it is drawn in, whatever its size on the screen. */
export const WIDE = 1000;
export const HIGH = 100;
/** Beyond so many steps only some are drawn: there are no more pixels. */
const MOST = 1500;

export interface Mark {
  at: number;
  kind: TurningPoint["kind"];
  seat: number;
  /** Where it stands, from 0 to 1. */
  place: number;
}

/** Win shares at a moment: after so many steps. */
export const sharesAt = ({ seats, entries }: Ledger, at: number): readonly number[] =>
  at > 0 ? entries[Math.min(at, entries.length) - 1]!.after : seats.map(({ start }) => start);

/** Where a moment stands, from 0 to 1. */
export const placeOf = ({ entries }: Pick<Ledger, "entries">, at: number): number =>
  entries.length ? at / entries.length : 0;

/** The moments that are drawn: all, or as many as can be seen, with the first and the last. */
function drawnMoments(entries: number): number[] {
  const stride = Math.max(1, Math.ceil(entries / MOST));
  const moments = Array.from({ length: Math.floor(entries / stride) + 1 }, (_, place) => place * stride);
  return moments.at(-1) === entries ? moments : [...moments, entries];
}

/** The band of every seat as a path, the first seat at the top; together they fill the ribbon. */
export function bandsOf(ledger: Ledger, wide = WIDE, high = HIGH): string[] {
  const moments = drawnMoments(ledger.entries.length);
  const edges = moments.map((at) => {
    let sum = 0;
    const shares = sharesAt(ledger, at).map((share) => Math.max(0, share));
    const whole = shares.reduce((one, other) => one + other, 0) || 1;
    return [0, ...shares.map((share) => (sum += share) / whole)];
  });
  const x = (place: number) => (wide * placeOf(ledger, moments[place]!)).toFixed(1);
  const y = (share: number) => (high * share).toFixed(1);
  return ledger.seats.map((_, seat) => {
    const upper = edges.map((edge, place) => `${x(place)} ${y(edge[seat]!)}`);
    const lower = edges.map((edge, place) => `${x(place)} ${y(edge[seat + 1]!)}`).reverse();
    return ledger.entries.length ? `M${[...upper, ...lower].join("L")}Z` : "";
  });
}

/** Where turns begin, from 0 to 1. */
export const turnPlaces = (ledger: Ledger): number[] =>
  ledger.entries.filter(({ turn }) => turn).map(({ at }) => placeOf(ledger, at));

/** What turned the match, each where it has happened. */
export const marksOf = (ledger: Ledger): Mark[] =>
  (ledger.points ?? []).map(({ at, kind, seat }) => ({ at: at + 1, kind, seat, place: placeOf(ledger, at + 1) }));

export interface TurnShares {
  /** The moment after the turn. */
  at: number;
  seat: number | null;
  shares: readonly number[];
}

/** Everybody's share after each turn, and at the beginning: the ribbon as a list. */
export function turnShares(ledger: Ledger): TurnShares[] {
  const begun = ledger.entries.filter(({ turn }) => turn).map(({ at }) => at);
  const ends = [...begun, ledger.entries.length];
  return ends.map((at, number) => ({
    at,
    seat: number ? (ledger.entries[begun[number - 1]!]!.seat ?? null) : null,
    shares: sharesAt(ledger, at),
  }));
}

/** The nearest turning point after a moment, or before it. */
export function nextPoint(ledger: Ledger, at: number): number | undefined {
  return marksOf(ledger).find((mark) => mark.at > at)?.at;
}
export function pointBefore(ledger: Ledger, at: number): number | undefined {
  return marksOf(ledger).findLast((mark) => mark.at < at)?.at;
}
