/** Answers to cards: kept in this browser first, and told to the server as soon as it can be. */

import { ANSWERS } from "../offline/sending";
import { post, Refused } from "../wire/api";
import type { Flashcard, Result } from "../wire/generated";
import { self } from "../wire/me.svelte";

/** How a card was answered; `due` is what it said then, so that the server counts each answer once. */
export interface Answer extends Pick<Flashcard, "table" | "entry" | "due"> {
  person: string;
  found: boolean;
  at: number;
}

/** With these the server refuses whatever is sent once more. */
const IN_VAIN: readonly number[] = [400, 404, 422];

type Card = Pick<Flashcard, "table" | "entry" | "due">;

const isTo = (answer: Answer, { table, entry, due }: Card): boolean =>
  answer.table === table && answer.entry === entry && answer.due === due;
const isSame = (one: Answer, other: Answer): boolean => one.person === other.person && isTo(one, other);

class Answers {
  /** Those that the server has not heard yet. */
  waiting = $state.raw<readonly Answer[]>(read());
  #sending: Promise<void> | undefined;

  /** Whether a card as it is has been answered. */
  has(card: Card): boolean {
    return this.waiting.some((answer) => isTo(answer, card));
  }

  keep(answer: Answer): void {
    const waiting = read();
    if (!waiting.some((other) => isSame(other, answer))) this.#write([...waiting, answer]);
  }

  /** Tell the server all of them, one after another; what it did not hear stays. */
  send(): Promise<void> {
    return (this.#sending ??= this.#send().finally(() => (this.#sending = undefined)));
  }

  async #send(): Promise<void> {
    for (let next: Answer | undefined; (next = read().find(({ person }) => person === self.me?.id));) {
      const told = next;
      await tell(told);
      this.#write(read().filter((other) => !isSame(other, told)));
    }
  }

  #write(waiting: readonly Answer[]): void {
    this.waiting = waiting;
    if (waiting.length) localStorage.setItem(ANSWERS, JSON.stringify(waiting));
    else localStorage.removeItem(ANSWERS);
  }
}

/** Tell the server an answer; one that it will never take, as the card was forgotten, is told. */
async function tell({ table, entry, found, due, at }: Answer): Promise<void> {
  try {
    await post(`/me/flashcards/${encodeURIComponent(table)}/${entry}`, { found, due, at } satisfies Result);
  } catch (error) {
    if (!(error instanceof Refused) || !IN_VAIN.includes(error.status)) throw error;
  }
}

/** Another page of this browser may have answered some, too. */
function read(): Answer[] {
  try {
    return JSON.parse(localStorage.getItem(ANSWERS) ?? "[]") as Answer[];
  } catch {
    return [];
  }
}

export const answers = new Answers();
