/** The character that somebody goes for, and what the coach says of it: the chance, and what to do for it now. */

import { percent } from "../../words/words.svelte";
import type { Advice, Prospect } from "../../wire/generated";
import type { CourtScene } from "./view";

const LEAST = 0.001;

/** A chance in words; what is possible is never told as impossible, nor what may fail as certain. */
export function chanceOf(chance: number): string {
  if (chance > 0 && chance < LEAST) return `<${percent(LEAST)}`;
  return chance < 1 && chance > 1 - LEAST ? `>${percent(1 - LEAST)}` : percent(chance);
}

/** The same without tenths, for small places. */
export function roughChanceOf(chance: number): string {
  const [least, most] = [0.01, 0.99];
  if (chance > 0 && chance < least) return `<${percent(least, 0)}`;
  return chance < 1 && chance > most ? `>${percent(most, 0)}` : percent(chance, 0);
}

export class Aim {
  /** The character aimed at: stays until it is had, cannot be had, or is dropped. */
  target = $state<string | null>(null);
  prospects = $state.raw<readonly Prospect[]>([]);
  /** What each action is worth for the target; nothing while the coach thinks. */
  choices = $state.raw<readonly Advice[]>([]);
  /** What to do for it until the dice fall again. */
  plan = $state.raw<readonly string[]>([]);
  readonly best = $derived(this.choices.filter((choice) => choice.best));
  /** How likely the target is now, as far as that is known. */
  readonly chance = $derived(this.best[0] ?? (this.target ? this.of(this.target) : undefined));
  /** The numbers of the dice that the plan sets aside. */
  readonly dice = $derived(this.plan.flatMap((action) => /^aside (\d)$/.exec(action)?.slice(1).map(Number) ?? []));
  readonly #scene: () => CourtScene;

  constructor(scene: () => CourtScene) {
    this.#scene = scene;
  }

  /** Whether anybody can be asked here. */
  get offered(): boolean {
    return this.#scene().coach !== undefined;
  }

  /** Whether the coach has to be turned on first: the others would see it, so that needs a word. */
  get asleep(): boolean {
    const { coach } = this.#scene();
    return coach !== undefined && !coach.on;
  }

  /** Aim at a character; nobody is asked for leave where there is nobody to tell. */
  at(character: string): void {
    const { coach } = this.#scene();
    if (!coach) return;
    this.target = character;
    this.#forget();
    if (!coach.on && !coach.told) coach.turn(true);
    if (this.of(character)) this.#scene().consult(character);
  }

  /** Aim at a character, or no longer. */
  toggle(character: string): void {
    if (this.target === character) this.drop();
    else this.at(character);
  }

  drop(): void {
    this.target = null;
    this.#forget();
  }

  /** Ask the coach although the others are told. */
  wake(): void {
    this.#scene().coach?.turn(true);
  }

  /** Take in what was said; for a new position the question goes on. */
  heed(): void {
    const { advice, view, aids } = this.#scene();
    const lost = aids?.offers?.some(({ character, barred }) => character === this.target && barred);
    if (lost || view.phase === "over") this.drop();
    if (!advice) {
      this.prospects = [];
      this.#forget();
    } else if (advice.target) {
      if (advice.target !== this.target) return;
      this.choices = advice.choices ?? [];
      this.plan = advice.plan ?? [];
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

  /** Whether an action is what the plan begins with. */
  begins = (test: (action: string) => boolean): boolean => this.plan.slice(0, 1).some(test);

  #forget(): void {
    this.choices = [];
    this.plan = [];
  }
}
