/** How far somebody has come in each lesson; kept in this browser. */

const KEY = "tafelrunde.lessons";

interface Reached {
  at: number;
  done: boolean;
}

class Progress {
  #reached = $state<Partial<Record<string, Reached>>>(remembered());

  of(game: string): Reached {
    return this.#reached[game] ?? { at: 0, done: false };
  }

  reach(game: string, at: number, done: boolean): void {
    this.#reached[game] = { at, done: done || this.of(game).done };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#reached));
    } catch {
      // A browser that keeps nothing can still learn.
    }
  }
}

function remembered(): Partial<Record<string, Reached>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<string, Reached>>;
  } catch {
    return {};
  }
}

export const progress = new Progress();
