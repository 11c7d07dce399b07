/** What the coach has said of this position: the chance of each character, and the best action for one of them. */

import { percent } from "../../words/words.svelte";
import type { Advice, Prospect } from "../../wire/generated";
import type { CourtScene } from "./view";

const LEAST = 0.001;

/** A chance in words; what is possible is never told as impossible, nor what may fail as certain. */
export function chanceOf(chance: number): string {
  if (chance > 0 && chance < LEAST) return `<${percent(LEAST)}`;
  return chance < 1 && chance > 1 - LEAST ? `>${percent(1 - LEAST)}` : percent(chance);
}

/** A pointer that only passes by asks nothing. */
const STAYS = 200;

export class Coach {
  /** The character to strive for; stays until the turn is over. */
  target = $state<string | null>(null);
  prospects = $state.raw<readonly Prospect[]>([]);
  /** What each action is worth for the target; nothing while the coach thinks. */
  choices = $state.raw<readonly Advice[]>([]);
  readonly best = $derived(this.choices.filter((choice) => choice.best));
  readonly #scene: () => CourtScene;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(scene: () => CourtScene) {
    this.#scene = scene;
  }

  /** Take in what was said; for a new position the question goes on. */
  heed(): void {
    const { advice, you, toAct, view } = this.#scene();
    if (!advice) {
      this.prospects = this.choices = [];
      if (you === null || toAct !== you) this.target = null;
    } else if (advice.target) {
      if (advice.target === this.target) this.choices = advice.choices ?? [];
    } else {
      this.prospects = advice.prospects ?? [];
      const [only, ...others] = this.prospects;
      if (only && !others.length) this.target = only.target;
      if (this.target && (this.of(this.target) || view.phase === "pick")) this.#scene().consult(this.target);
    }
  }

  of(character: string): Prospect | undefined {
    return this.prospects.find(({ target }) => target === character);
  }

  /** Whether an action is among the best for the target. */
  likes = (test: (action: string) => boolean): boolean => this.best.some((choice) => test(choice.do));

  pointAt(character: string): void {
    clearTimeout(this.#timer);
    if (character === this.target || !this.of(character)) return;
    this.#timer = setTimeout(() => {
      this.target = character;
      this.choices = [];
      this.#scene().consult(character);
    }, STAYS);
  }
}
