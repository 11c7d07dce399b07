/** Whether there is a server to begin with; a page that has begun waits for it where it is. */

import { Refused } from "../wire/api";
import { API } from "../wire/generated";

const AGAIN = 5000;

class Reach {
  away = $state(false);
  #asking: ReturnType<typeof setTimeout> | undefined;

  /** Ask the first question; a server that does not answer is asked again until it does. */
  async start(ask: () => Promise<void>): Promise<void> {
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

  /** Look whether it is there now; if it is, begin anew. */
  async try(begin = () => location.reload()): Promise<void> {
    clearTimeout(this.#asking);
    this.#asking = undefined;
    try {
      await fetch(`${API}/readiness`);
    } catch {
      return this.#lost();
    }
    this.away = false;
    begin();
  }
}

export const reach = new Reach();
