/** The stage's own clock; tests move another one by hand. */

export interface StageClock {
  now(): number;
  /** Do something later; what comes back calls it off. */
  after(milliseconds: number, what: () => void): () => void;
  /** Whether nobody can see the stage. */
  hidden(): boolean;
}

export const realClock: StageClock = {
  now: () => performance.now(),
  after(milliseconds, what) {
    const timer = setTimeout(what, milliseconds);
    return () => clearTimeout(timer);
  },
  hidden: () => document.hidden,
};
