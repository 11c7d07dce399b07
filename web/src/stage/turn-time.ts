/** The time in which a turn is told, and how its beats share it: a long turn in haste, on a slow device as well. */

import type { StageClock } from "./stage-clock";

/** Beats of a turn are never shown in less than this share of their length. */
const LEAST = 0.18;
/** What is expected of a turn never hastens it more than this. */
const MOST = 2.5;
/** Within so many milliseconds nobody has thought: what lies between was the way to the server and back. */
const THOUGHT = 1000;

export class TurnTime {
  #turn: unknown;
  /** How much of its time is gone, in milliseconds of the normal pace. */
  #spent = 0;
  /** How much of its beats was told, at their natural length, and how much that was in the turn before. */
  #told = 0;
  #usual = 0;
  /** Since when time has not been counted yet, and how much was meant to go by. */
  #since = 0;
  #meant = 0;

  constructor(
    private readonly clock: StageClock,
    private readonly pace: () => number,
  ) {}

  /** A beat of a turn begins. */
  enter(turn: unknown): void {
    this.count();
    if (turn === this.#turn) return;
    [this.#turn, this.#spent, this.#usual] = [turn, 0, this.#told || this.#usual];
    this.#told = 0;
  }

  /** After a pause there is something to tell again; where somebody has thought, its time begins anew. */
  resume(): void {
    const thought = this.clock.now() - this.#since >= THOUGHT;
    this.count();
    if (thought) this.#spent = 0;
  }

  /**
   * By what a beat's length is multiplied, if the whole turn has so much time: what is left is shared by the beats that
   * wait, and by those that will come if the turn is as long as the one before.
   */
  share(length: number, waiting: number, whole: number): number {
    const natural = Math.max(length + waiting, Math.min(this.#usual, whole * MOST) - this.#told);
    const share = Math.min(1, Math.max(LEAST, (whole - this.#spent) / natural));
    [this.#meant, this.#told] = [length * share, this.#told + length];
    return share;
  }

  /** What holds the stage takes none of the turn's time. */
  spare(milliseconds: number): void {
    this.#since += milliseconds;
  }

  /** A turn takes what was meant for its beats, or longer where the device was slow. */
  count(): void {
    const now = this.clock.now();
    this.#spent += Math.max(this.#meant, (now - this.#since) / (this.pace() || 1));
    [this.#since, this.#meant] = [now, 0];
  }
}
