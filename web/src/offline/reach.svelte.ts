/** Whether there is a server to begin with; a page that has begun waits for it where it is. */

import { Refused } from "../wire/api";

const AGAIN = 5000;

class Reach {
  away = $state(false);
  #ask = (): Promise<void> => Promise.resolve();
  #asking: ReturnType<typeof setTimeout> | undefined;

  /** Ask the first question; a server that does not answer is asked again until it does. */
  async start(ask: () => Promise<void>): Promise<void> {
    this.#ask = ask;
    try {
      await ask();
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 0) throw error;
      this.#lost();
    }
  }

  #lost(): void {
    this.away = true;
    this.#asking ??= setTimeout(() => void this.try(), AGAIN);
  }

  /** Look whether it is there now; if it is, go on where one is. */
  async try(): Promise<void> {
    clearTimeout(this.#asking);
    this.#asking = undefined;
    try {
      await this.#ask();
    } catch {
      return this.#lost();
    }
    this.away = false;
  }
}

export const reach = new Reach();
