/** What this browser keeps for trying again without a connection, in a cache of its own. */

import { Refused } from "../wire/api";
import type { DailyPuzzle, Flashcards, Graded, Studied } from "../wire/generated";
import { KEPT } from "../wire/me.svelte";

/** All that can come of an exercise. */
export interface Known {
  begun: Studied;
  /** Everything that may be done, the best first. */
  answers: readonly Graded[];
  /** Where those that are good enough lead. */
  shown: Readonly<Record<string, Studied>>;
}

/** Whose cards are kept. */
export interface Deck extends Flashcards {
  person: string;
}

export interface KeptPuzzle extends DailyPuzzle {
  known: Known;
}

export const DECK = "deck";
export const cardName = ({ table, entry }: { table: string; entry: number }): string => `card/${table}/${entry}`;
export const puzzleName = (game: string): string => `puzzle/${game}`;

/** A browser has room for it wherever it has one for the page itself: not over plain http. */
export const canKeep = (): boolean => "caches" in globalThis;

const address = (name: string): string => `/kept/${name}`;

export async function keep(name: string, what: unknown): Promise<void> {
  await (await caches.open(KEPT)).put(address(name), Response.json(what));
}

export async function kept<What>(name: string): Promise<What | undefined> {
  if (!canKeep()) return undefined;
  return (await (await caches.open(KEPT)).match(address(name)))?.json() as Promise<What | undefined>;
}

/** All whose names begin so. */
export async function keptUnder<What>(start: string): Promise<What[]> {
  if (!canKeep()) return [];
  const cache = await caches.open(KEPT);
  const found = (await cache.keys()).filter((request) => new URL(request.url).pathname.startsWith(address(start)));
  return Promise.all(found.map(async (request) => (await (await cache.match(request))!.json()) as What));
}

/** Forget all but these. */
export async function forgetBut(names: readonly string[]): Promise<void> {
  const cache = await caches.open(KEPT);
  const wanted = new Set(names.map(address));
  for (const request of await cache.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** The server does not answer. */
export const isAway = (error: unknown): boolean => error instanceof Refused && error.status === 0;

/** What the server says; where it does not answer, what is kept of that. */
export async function orKept<What>(ask: () => Promise<What>, look: () => Promise<What | undefined>): Promise<What> {
  try {
    return await ask();
  } catch (error) {
    const found = isAway(error) ? await look() : undefined;
    if (found === undefined) throw error;
    return found;
  }
}
