/** What you may do now, and what you have picked for it so far. */

import { tell } from "../../words/words.svelte";
import { bestKeep, chances } from "./advice";
import type { Die } from "./dice";
import type { Action, Keep } from "./generated";
import { written } from "./notation";
import { still } from "./tale";
import { demandOf, likeOf, type KnightsChoice, type KnightsScene, type StackName } from "./view";

export class Hand {
  /** Castles picked for the guard, or to be given up. */
  castles = $state.raw<readonly string[]>([]);
  /** Dice picked to be kept, by their ids. */
  #dice = $state.raw<ReadonlySet<number> | null>(null);

  constructor(readonly scene: KnightsScene) {}

  /** What lies on the table. */
  readonly frame = $derived.by(() => {
    const { view, aids, picture } = this.scene;
    return { view, aids, ...(picture ?? still({ view, aids })) };
  });

  readonly legal = $derived.by(
    (): ReadonlyMap<string, KnightsChoice> => new Map(this.scene.legal.map((choice) => [choice.do, choice])),
  );
  readonly #chances = $derived.by(() => chances(this.scene.advice));

  /** Whether somebody rolls for something now. */
  readonly fights = $derived.by(() => {
    const { view, arena } = this.frame;
    return arena !== null && (view.contest !== null || arena.verdict === null);
  });

  /** Whether a card lies in the middle, because it is fought for: one of a seat, or the top of a stack. */
  isContested(card: string, from: number | StackName | "king"): boolean {
    const { arena } = this.frame;
    if (!this.fights || !arena) return false;
    if (from === "king") return arena.kind === "king";
    if (typeof from === "string") return arena.stack === from;
    return (
      arena.stack === null && arena.seat === from && arena.card !== null && likeOf(card) === likeOf(arena.card)
    );
  }

  /** What a card is called wherever it lies; tournaments are alike, and known by their stack. */
  thingOf(card: string, stack: StackName | null = this.frame.arena?.stack ?? null): string {
    return demandOf(card) === null ? `${card}-${stack}` : card;
  }

  /** Whether tucking is asked about at all: not at a table that is only looked at, nor when all is over. */
  get tucks(): boolean {
    const { you, outcome } = this.scene;
    return (
      you !== null && outcome === undefined && this.frame.view.winner === null && !this.starting("lose").length
    );
  }

  forget(): void {
    this.castles = [];
    this.#dice = null;
  }

  /** What an action would do, in words; nothing if it is not legal. */
  does(action: Action): string | undefined {
    const choice = this.legal.get(written(action));
    return choice && (choice.label ? tell(choice.label, this.scene.names) : choice.do);
  }

  chance(action: Action): number | undefined {
    const does = written(action);
    return this.legal.has(does) ? this.#chances.get(does) : undefined;
  }

  /** Do it, or learn why not. */
  press(action: Action): void {
    const does = written(action);
    if (this.legal.has(does)) this.scene.play(does);
    else if (this.scene.you !== null && this.scene.you === this.scene.toAct) this.scene.why(does);
  }

  can(action: Action): boolean {
    return this.legal.has(written(action));
  }

  /** The legal actions of a kind, such as `guard` or `lose`. */
  starting(verb: string): KnightsChoice[] {
    return [...this.legal.values()].filter((choice) => choice.do.split(" ")[0] === verb);
  }

  pickCastle(colour: string, most: number): void {
    const others = this.castles.filter((other) => other !== colour);
    this.castles = others.length < this.castles.length ? others : [...others, colour].slice(-most);
  }

  get keeps(): boolean {
    return this.starting("keep").length > 0;
  }

  /** Whether a die is in the tray: as picked, otherwise as it lies. */
  inTray(die: Die): boolean {
    if (die.lies === "dead" || die.lies === "rolling") return false;
    return this.#dice ? this.#dice.has(die.id) : die.lies === "kept";
  }

  pickDie(die: Die): void {
    const picked = new Set(this.#live.filter((other) => this.inTray(other)).map((other) => other.id));
    if (!picked.delete(die.id)) picked.add(die.id);
    this.#dice = picked;
  }

  /** Put into the tray what the coach would keep. */
  pickBest(): void {
    const wanted = [...(this.best ?? [])];
    const found = this.#live.filter((die) => {
      const place = wanted.indexOf(die.value);
      if (place >= 0) wanted.splice(place, 1);
      return place >= 0;
    });
    this.#dice = new Set(found.map((die) => die.id));
  }

  get #live(): Die[] {
    const dice = this.frame.arena?.dice ?? [];
    return dice.filter((die) => die.lies === "kept" || die.lies === "fresh");
  }

  /** How many live dice would be rolled again. */
  get rolls(): number {
    return this.#live.filter((die) => !this.inTray(die)).length;
  }

  get keep(): Keep {
    return { type: "keep", dice: this.#live.filter((die) => this.inTray(die)).map((die) => die.value) };
  }

  get stop(): Keep {
    return { type: "keep", dice: this.#live.map((die) => die.value) };
  }

  /** What the coach would keep. */
  get best(): readonly number[] | undefined {
    return this.keeps ? bestKeep(this.scene.advice) : undefined;
  }
}
