/** Which games can be played: at a server's very first start their rules are still being compiled. */

import { API, type GameReadiness } from "./generated";

const ADDRESS = `${API}/readiness`;
const LOOK = 1000;

class Readiness {
  /** How far the games are that are not ready, in percent. */
  percents = $state.raw<Partial<Record<string, number>>>({});
  /** The games that somebody here waits for. */
  wanted = $state.raw<readonly string[]>([]);
  /** How often somebody here has waited. */
  waits = 0;
  #watching: Promise<void> | undefined;

  /** Look until all games are ready. */
  watch(): Promise<void> {
    this.#watching ??= this.#watch().finally(() => (this.#watching = undefined));
    return this.#watching;
  }

  /** Wait for a game that is not ready, and show that. */
  async until(game: string, percent: number): Promise<void> {
    this.percents = { ...this.percents, [game]: percent };
    this.wanted = [...this.wanted, game];
    void this.watch();
    while (game in this.percents) await pause();
    this.waits += 1;
    this.wanted = this.wanted.filter((one) => one !== game);
  }

  async #watch(): Promise<void> {
    while (!(await this.#look())) await pause();
  }

  /** Say whether there is nothing to wait for any more; a server that does not answer is asked again. */
  async #look(): Promise<boolean> {
    try {
      const response = await fetch(ADDRESS);
      if (!response.ok) return false;
      const missing = ((await response.json()) as GameReadiness[]).filter(({ ready }) => !ready);
      this.percents = Object.fromEntries(missing.map(({ game, percent }) => [game, percent]));
      return !missing.length;
    } catch {
      return false;
    }
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK));

export const readiness = new Readiness();
