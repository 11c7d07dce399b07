/** What was luck and what was skill in a match, as the server finds it out. */

import { post, Refused } from "../wire/api";
import type { Analysis, Ledger } from "../wire/generated";

/** Between two questions how far the server is. */
const PAUSE = 700;

export class Insight {
  ledger = $state.raw<Ledger>();
  /** Steps that have been looked at, and of how many. */
  done = $state(0);
  of = $state(0);
  problem = $state.raw<Error>();
  #ended = false;

  constructor(readonly table: string) {}

  /** Whether the problem is that too much was asked for. */
  get spent(): boolean {
    return this.problem instanceof Refused && this.problem.problem.code === "too-many-requests";
  }

  /** Ask until the ledger is there, or the server has a reason not to. */
  async begin(): Promise<void> {
    this.problem = undefined;
    try {
      while (!this.#ended && !this.ledger) {
        const { done, of, ledger } = await post<Analysis>(`/tables/${encodeURIComponent(this.table)}/analysis`);
        Object.assign(this, { done, of, ledger });
        if (!ledger) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    } catch (error) {
      this.problem = error as Error;
    }
  }

  end(): void {
    this.#ended = true;
  }
}
