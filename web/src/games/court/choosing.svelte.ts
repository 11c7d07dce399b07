/** What the user is about to do: a character taken up, dice chosen for it, actions that follow each other. */

import type { TableDie } from "./dice";
import { ofKind, type CourtChoice, type CourtScene } from "./view";
import { joins, mostDice, outcomes, picks, plainUse, usesOf } from "./uses";

export class Choosing {
  /** The character taken up. */
  armed = $state<string | null>(null);
  /** The dice chosen for it, by their ids. */
  chosen = $state.raw<readonly TableDie[]>([]);
  /** What may be done; stays while an answer is on its way, so that nothing flickers. */
  legal = $state.raw<readonly CourtChoice[]>([]);
  #queue: string[] = [];
  #version = -1;
  readonly #scene: () => CourtScene;

  readonly numbers = $derived(this.chosen.map((die) => die.value));
  readonly uses = $derived(this.armed ? usesOf(this.legal, this.armed) : []);
  readonly outcomes = $derived(this.armed ? outcomes(this.uses, this.numbers) : []);
  readonly picking = $derived(ofKind(this.legal, "pick"));

  constructor(scene: () => CourtScene) {
    this.#scene = scene;
  }

  /** Take in a new position: nothing is taken up any more, and what was to follow follows. */
  heed(): void {
    const { version, legal, you, toAct } = this.#scene();
    if (legal.length || you === null || toAct !== you) this.legal = legal;
    if (version === this.#version) return;
    this.#version = version;
    this.drop();
    const [next, ...others] = this.#queue;
    this.#queue = others;
    if (next && legal.some((choice) => choice.do === next)) this.#scene().play(next);
    else this.#queue = [];
  }

  play(action: string): void {
    this.playAll([action]);
  }

  /** Do these one after the other. */
  playAll([first, ...others]: string[]): void {
    this.#queue = others;
    if (this.#scene().legal.length) this.#scene().play(first!);
  }

  /** The claim of a character, if it is legal. */
  claim(character: string): CourtChoice | undefined {
    return ofKind(this.legal, "claim").find(({ action }) => action.character === character);
  }

  drop(): void {
    this.armed = null;
    this.chosen = [];
  }

  /** Take a character up, or use it at once where nothing is to be chosen. */
  takeUp(character: string, active: readonly TableDie[]): void {
    if (this.armed === character) return this.drop();
    const uses = usesOf(this.legal, character);
    const plain = plainUse(uses);
    if (plain) return this.play(plain.do);
    this.armed = character;
    this.chosen = [];
    const fitting = active.filter((die) => joins(uses, [], die.value));
    if (fitting.length === 1 && mostDice(uses) === 1 && this.outcomesOf(fitting[0]!).length > 1) {
      this.chosen = fitting;
    }
  }

  outcomesOf = (die: TableDie) => outcomes(this.uses, [die.value]);

  /** Whether a die can be clicked for what is being chosen. */
  fits(die: TableDie): boolean {
    if (this.has(die)) return true;
    if (this.picking.length) return this.#pickable(die.value);
    return joins(this.uses, this.#room(), die.value);
  }

  has(die: TableDie): boolean {
    return this.chosen.some(({ id }) => id === die.id);
  }

  /** Choose a die, or leave it again; where there is nothing else to choose, go on. */
  toggle(die: TableDie): void {
    if (this.has(die)) {
      this.chosen = this.chosen.filter(({ id }) => id !== die.id);
      return;
    }
    const room = this.picking.length ? this.chosen.length : this.#room().length;
    this.chosen = [...this.chosen.slice(0, room), die];
    const [only, ...others] = this.outcomes;
    if (only && !others.length && !only.dice.length) this.play(only.choice.do);
  }

  /** End the picking with the chosen dice. */
  pick(): void {
    this.playAll(picks(this.numbers));
  }

  /** The chosen numbers that may stay if another die is chosen: the last one makes room. */
  #room(): number[] {
    return this.numbers.slice(0, Math.max(0, mostDice(this.uses) - 1));
  }

  #pickable(number: number): boolean {
    const chosen = this.numbers.filter((other) => other === number).length;
    return this.picking.some(({ action }) => action.number === number && action.count > chosen);
  }
}
