/** A lesson that is being taken: the learner acts on the real board, and the engine answers. */

import type { Choice, Scene } from "../games/scene";
import { StagedScene } from "../games/staged.svelte";
import { personFace } from "../look/faces/cast";
import { settings } from "../settings/settings.svelte";
import { PACES } from "../stage/pace";
import { Stage } from "../stage/stage.svelte";
import { updateOf } from "../stage/studied";
import { post, Refused } from "../wire/api";
import { self } from "../wire/me.svelte";
import type { Message, Studied, Study, Update } from "../wire/generated";
import { explain, t, tell } from "../words/words.svelte";
import { beginning, type Lesson, type Move, type SceneStart, type Step } from "./lesson";
import { progress } from "./progress.svelte";

const LEARNER = 0;
const OTHERS = ["Ben", "Cleo"];
const NAMELESS = "Robin";
/** How long there is to read before the others go on, in milliseconds. */
const BEAT = 1500;
const MOST_TOLD = 12;
const NO_CHOICES: readonly Choice[] = [];

/** What the lesson says to something that was tried. */
export interface Answer {
  text: string;
  clause?: string;
}

export class LessonModel extends StagedScene implements Scene {
  /** The number of the step. */
  at = $state(0);
  /** Which move of the step is next. */
  #move = $state(0);
  #studied = $state.raw<Studied | null>(null);
  readonly stage = new Stage({
    pace: () => PACES[settings.wishes.pace],
    you: () => LEARNER,
    onbeat: (told, moved) => {
      this.#tell(told);
      this.hear(moved);
    },
  });
  #version = 0;
  /** What happened lately, in words. */
  told = $state.raw<readonly string[]>([]);
  answer = $state.raw<Answer | null>(null);
  /** Whether the engine or the other players are at work. */
  busy = $state(true);
  /** Changes whenever something new is begun; what belongs to the old is dropped. */
  #errand = 0;

  constructor(readonly lesson: Lesson) {
    super();
    this.tellAs(lesson.game);
  }

  get game() {
    return this.lesson.game;
  }
  get options() {
    return { ...beginning(this.lesson, this.at).options, players: this.names.length };
  }
  readonly you = LEARNER;
  readonly advice = undefined;
  get ready(): boolean {
    return this.#studied !== null;
  }
  get legal() {
    const asked = this.stage.shown?.asked;
    return (!this.busy && asked?.to_act === LEARNER && asked.legal) || NO_CHOICES;
  }
  get names(): string[] {
    const seats = (this.view as { seats: unknown[] }).seats.length;
    return [self.me?.name || self.rememberedName || NAMELESS, ...OTHERS].slice(0, seats);
  }
  get looks() {
    return this.names.map((name) => personFace({ id: name }));
  }
  consult(): void {}

  end(): void {
    this.stage.end();
  }

  play(action: string): void {
    void this.#try(action);
  }

  why(action: string): void {
    void this.#why(action);
  }

  get step(): Step {
    return this.lesson.steps[this.at]!;
  }
  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }
  /** What the learner is asked to do now; nothing where there is only something to read. */
  get asked(): Move | undefined {
    return this.step.moves?.[this.#move];
  }
  /** What "Show me" would do, and where the lesson points. */
  get pointed(): Choice | undefined {
    const found = this.asked?.do.map((right) => this.legal.find((choice) => choice.do === right));
    return found?.find((choice) => choice !== undefined);
  }
  get best(): string | undefined {
    return this.pointed?.do;
  }
  get sentence(): string {
    return t(`lesson-${this.game}-${this.step.id}`);
  }

  /** Begin a step, wherever the learner has been. */
  async go(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(at, this.lesson.steps.length - 1));
    const errand = this.#begin();
    const studied = await this.#study(beginning(this.lesson, wanted), errand);
    if (!studied) return;
    this.#enter(wanted);
    this.#studied = studied;
    this.stage.settle(this.#update(studied, []));
    this.told = [];
    this.busy = false;
  }

  /** Read on; a new scene is fetched, otherwise the game goes on as the learner left it. */
  async next(): Promise<void> {
    if (this.asked || this.lesson.steps[this.at + 1]?.scene) return this.go(this.at + 1);
    if (!this.last) this.#enter(this.at + 1);
  }

  /** Do what is asked for the learner. */
  show(): void {
    if (this.best) void this.#do(this.best, this.asked!);
  }

  async #try(action: string): Promise<void> {
    if (this.busy) return;
    const choice = this.legal.find((legal) => legal.do === action);
    if (!choice) return this.#why(action);
    if (!this.asked && !this.last && !this.lesson.steps[this.at + 1]!.scene) this.#enter(this.at + 1);
    if (this.asked?.do.includes(action)) return this.#do(action, this.asked);
    const doing = choice.label ? tell(choice.label, this.names) : choice.do;
    this.answer = { text: t(this.asked ? "learn-other" : "learn-read-on", { doing }) };
  }

  /** Play a right answer and what follows it, beat by beat. */
  async #do(action: string, { then = [] }: Move): Promise<void> {
    const errand = this.#begin();
    const [atOnce = [], ...beats] = then;
    this.told = [];
    if (!(await this.#follow([action, ...atOnce], errand))) return;
    for (const beat of beats) {
      this.stage.rest(BEAT);
      await this.stage.present();
      if (errand !== this.#errand || !(await this.#follow(beat, errand))) return;
    }
    await this.stage.present();
    if (errand !== this.#errand) return;
    this.#move += 1;
    this.busy = false;
    if (!this.asked) await this.next();
  }

  async #follow(script: readonly string[], errand: number): Promise<boolean> {
    const studied = await this.#study({ position: this.#studied!.position, play: [...script] }, errand);
    if (!studied) return false;
    this.#studied = studied;
    this.stage.take(this.#update(studied, studied.events));
    return true;
  }

  async #why(action: string): Promise<void> {
    const errand = this.#errand;
    const studied = await this.#study({ position: this.#studied!.position }, errand, action);
    const problem = studied?.why?.problem;
    if (problem) this.answer = { text: explain(problem), clause: problem.clause };
  }

  #begin(): number {
    this.busy = true;
    this.answer = null;
    return (this.#errand += 1);
  }

  #enter(at: number): void {
    this.at = at;
    this.#move = 0;
    this.answer = null;
    progress.reach(this.game, at, this.last);
  }

  /** Where a study has led, as the stage takes it. */
  #update(studied: Studied, events: Message[]): Update {
    return updateOf(studied, events, (this.#version += 1));
  }

  #tell(told: readonly Message[]): void {
    this.told = [...this.told, ...told.map((event) => tell(event, this.names))].slice(-MOST_TOLD);
  }

  /** Ask the engine; nothing comes back if it could not, or if the learner went elsewhere meanwhile. */
  async #study(start: SceneStart, errand: number, why?: string): Promise<Studied | undefined> {
    const wish: Study = { game: this.game, seat: LEARNER, ...start, why };
    try {
      const studied = await post<Studied>("/study", wish);
      return errand === this.#errand ? studied : undefined;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (errand === this.#errand) {
        this.answer = { text: error.message, clause: error.problem.clause };
        this.busy = false;
      }
      return undefined;
    }
  }
}
