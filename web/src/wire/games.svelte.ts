/** The games of the server, and what can be chosen in them. */

import { entitle } from "../words/words.svelte";
import { get } from "./api";
import type { GameInfo } from "./generated";

class Games {
  all = $state.raw<readonly GameInfo[]>([]);
  #asked: Promise<readonly GameInfo[]> | undefined;

  /** Ask for them, unless they are known. */
  learn(): Promise<readonly GameInfo[]> {
    this.#asked ??= this.#ask().catch((error: unknown) => {
      this.#asked = undefined;
      throw error;
    });
    return this.#asked;
  }

  of(name: string): GameInfo | undefined {
    return this.all.find((game) => game.name === name);
  }

  async #ask(): Promise<readonly GameInfo[]> {
    this.all = await get<GameInfo[]>("/games");
    entitle(Object.fromEntries(this.all.map(({ name, title }) => [name, title])));
    return this.all;
  }
}

export const games = new Games();
