/** Which puzzles were done, kept in this browser: by game the day, and whether the first try was right. */

const KEY = "tafelrunde-puzzles";

interface Solved {
  day: number;
  found: boolean;
}

class SolvedPuzzles {
  #all = $state.raw<Record<string, Solved>>(read());

  keep(game: string, day: number, found: boolean): void {
    if (this.#all[game]?.day === day) return;
    this.#all = { ...this.#all, [game]: { day, found } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // A browser that keeps nothing forgets it.
    }
  }

  /** What is known of a day's puzzle. */
  of(game: string, day: number): Solved | undefined {
    const known = this.#all[game];
    return known?.day === day ? known : undefined;
  }
}

function read(): Record<string, Solved> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Solved>;
  } catch {
    return {};
  }
}

export const solved = new SolvedPuzzles();
