import type { StageClock } from "../src/stage/stage-clock";

/** A clock that is moved by hand. */
export class HandClock implements StageClock {
  at = 0;
  unseen = false;
  #due: { at: number; what: () => void }[] = [];

  now = (): number => this.at;
  hidden = (): boolean => this.unseen;

  after = (milliseconds: number, what: () => void): (() => void) => {
    const item = { at: this.at + milliseconds, what };
    this.#due.push(item);
    return () => (this.#due = this.#due.filter((other) => other !== item));
  };

  /** Go on to the next thing that is due; nothing comes back if there is none. */
  next(): boolean {
    const [first] = this.#due.sort((one, other) => one.at - other.at);
    if (!first) return false;
    this.#due.shift();
    this.at = first.at;
    first.what();
    return true;
  }

  go(milliseconds: number): void {
    const end = this.at + milliseconds;
    while (this.#due.some(({ at }) => at <= end)) this.next();
    this.at = end;
  }
}
