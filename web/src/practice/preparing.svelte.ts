/** Fetches what can be tried without a connection, while there is one: in peace, one exercise after another. */

import { partsOf } from "../games/boards";
import { get, post, Refused } from "../wire/api";
import type { DailyPuzzle, Flashcard, Flashcards, Graded, PuzzleAnswer, Studied, Study } from "../wire/generated";
import { speakOf } from "../words/words.svelte";
import * as keeping from "./kept";

/** How often something is asked for for which the server has no time, or for which one has to wait. */
const TIMES = 4;
const SECOND = 1000;

/** Something to try, and how it comes into this browser. */
interface Item {
  name: string;
  game: string;
  isCard: boolean;
  fetch(): Promise<void>;
}

class Preparing {
  busy = $state(false);
  #ready = $state.raw<readonly Item[]>([]);
  /** How many cards and puzzles can be tried without a connection. */
  readonly cards = $derived(this.#ready.filter(({ isCard }) => isCard).length);
  readonly puzzles = $derived(this.#ready.length - this.cards);

  /** Keep a deck of somebody and the puzzles of these games; a connection that is lost ends it. */
  async begin(person: string, deck: Flashcards, games: readonly string[]): Promise<void> {
    if (!keeping.canKeep() || this.busy) return;
    this.busy = true;
    this.#ready = [];
    try {
      const items = [...games.map(puzzleItem), ...deck.cards.map(cardItem)];
      await keeping.forgetBut([keeping.DECK, ...items.map(({ name }) => name)]);
      await keeping.keep(keeping.DECK, { ...deck, person } satisfies keeping.Deck);
      await Promise.all([import("./Cards.svelte"), import("./Puzzle.svelte"), speakOf("insight")]);
      for (const item of items) await this.#prepare(item);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    } finally {
      this.busy = false;
    }
  }

  async #prepare(item: Item): Promise<void> {
    try {
      await Promise.all([partsOf(item.game), item.fetch()]);
      this.#ready = [...this.#ready, item];
    } catch (error) {
      if (!(error instanceof Refused) || keeping.isAway(error)) throw error;
    }
  }
}

export const preparing = new Preparing();

const cardItem = (card: Flashcard): Item => {
  const { exercise } = card;
  const name = keeping.cardName(card);
  const fetch = async () => {
    if (await keeping.kept(name)) return;
    await keeping.keep(name, await learn(card, () => post<Graded[]>("/grades", { exercise })));
  };
  return { name, game: exercise.game, isCard: true, fetch };
};

const puzzleItem = (game: string): Item => {
  const name = keeping.puzzleName(game);
  const fetch = async () => {
    const puzzle = await patiently(() => get<DailyPuzzle>(`/puzzles/${game}`));
    if ((await keeping.kept<keeping.KeptPuzzle>(name))?.day === puzzle.day) return;
    const answersOf = async () => (await post<PuzzleAnswer>(`/puzzles/${game}`, { day: puzzle.day })).answers ?? [];
    const known = await learn(puzzle, answersOf);
    await keeping.keep(name, { ...puzzle, known } satisfies keeping.KeptPuzzle);
  };
  return { name, game, isCard: false, fetch };
};

/** Ask all that can be asked about an exercise. */
async function learn(
  { exercise: { game, position, lead }, seat }: Pick<Flashcard, "exercise" | "seat">,
  answersOf: () => Promise<Graded[]>,
): Promise<keeping.Known> {
  const study = (start: Pick<Study, "position" | "play">) =>
    patiently(() => post<Studied>("/study", { game, seat, ...start }));
  const begun = await study({ position, play: lead });
  const answers = await patiently(answersOf);
  const shown: Record<string, Studied> = {};
  for (const { do: action } of answers.filter(({ found }) => found)) {
    shown[action] = await study({ position: begun.position, play: [action] });
  }
  return { begun, answers, shown };
}

/** Ask again after as long as the server says, a few times. */
async function patiently<What>(ask: () => Promise<What>): Promise<What> {
  for (let left = TIMES; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      const seconds = error instanceof Refused ? Number(error.problem.facts?.["seconds"]) : NaN;
      if (!left || !(seconds > 0)) throw error;
      await new Promise((resolve) => setTimeout(resolve, SECOND * seconds));
    }
  }
}
