/** What there is to try again: from the server, or where it does not answer, as far as this browser has kept it. */

import { get } from "../wire/api";
import { games } from "../wire/games.svelte";
import type { DailyPuzzle, Flashcards } from "../wire/generated";
import { answers } from "./answers.svelte";
import { DECK, kept, keptUnder, orKept, puzzleName, type Deck, type KeptPuzzle } from "./kept";

const DAY = 86_400_000;

/** Days since the beginning of 1970. */
export const today = (): number => Math.floor(Date.now() / DAY);

export interface Dealt extends Flashcards {
  /** Whether it is what this browser has kept. */
  kept: boolean;
}

/** The cards that are due, or all of one match; what was answered already is told first. */
export const deal = (table?: string | null): Promise<Dealt> =>
  orKept<Dealt>(
    async () => {
      await answers.send();
      const path = `/me/flashcards${table ? `?table=${encodeURIComponent(table)}` : ""}`;
      return { ...(await get<Flashcards>(path)), kept: false };
    },
    async () => {
      const deck = await kept<Deck>(DECK);
      if (!deck) return undefined;
      const cards = deck.cards.filter((card) => !answers.has(card) && (!table || card.table === table));
      return { cards, due: cards.length, total: deck.total, next: null, kept: true };
    },
  );

/** The games that have puzzles. */
export const puzzleGames = (): Promise<readonly string[]> =>
  orKept(
    async () => (await games.learn()).map(({ name }) => name),
    async () => {
      const puzzles = await keptUnder<KeptPuzzle>(puzzleName(""));
      const named = puzzles.filter(({ day }) => day === today()).map(({ exercise }) => exercise.game);
      return named.length ? named : undefined;
    },
  );

/** The puzzle of the day; one of yesterday is none. */
export const dealPuzzle = (game: string): Promise<DailyPuzzle> =>
  orKept(
    () => get<DailyPuzzle>(`/puzzles/${game}`),
    async () => {
      const puzzle = await kept<KeptPuzzle>(puzzleName(game));
      return puzzle?.day === today() ? puzzle : undefined;
    },
  );
