/** Things in the order in which they came, so that none that stays has to move. */

import { untrack } from "svelte";

export const asTheyCame = (before: readonly string[], now: readonly string[]): string[] => [
  ...before.filter((thing) => now.includes(thing)),
  ...now.filter((thing) => !before.includes(thing)),
];

/** Remembers the order; made while a component is set up. */
export class Came {
  #order = $state.raw<readonly string[]>([]);

  constructor(things: () => readonly string[]) {
    $effect.pre(() => {
      const now = things();
      this.#order = asTheyCame(
        untrack(() => this.#order),
        now,
      );
    });
  }

  get order(): readonly string[] {
    return this.#order;
  }
}
