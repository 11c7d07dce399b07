/** A decision that is tried again on the real board: the engine shows it, and grades whatever is done. */

import type { Choice, Scene } from "../games/scene";
import { StagedScene } from "../games/staged.svelte";
import { facesOf } from "../look/faces/cast";
import { settings } from "../settings/settings.svelte";
import { PACES } from "../stage/pace";
import { Stage } from "../stage/stage.svelte";
import { updateOf } from "../stage/studied";
import { post, Refused } from "../wire/api";
import type { Exercise, Graded, Message, Studied, Study, Update } from "../wire/generated";
import { self } from "../wire/me.svelte";
import { explain, tell } from "../words/words.svelte";
import { orKept, type Known } from "./kept";

const OTHERS = ["Ben", "Cleo", "Dora", "Emil", "Fritz"];
const NAMELESS = "Robin";
const NO_CHOICES: readonly Choice[] = [];

/** What is asked, and who says how good an answer is. */
export interface Task {
  exercise: Exercise;
  seat: number;
  grade(action: string): Promise<Graded>;
  /** What this browser has kept of it, for when the server does not answer. */
  known?(): Promise<Known | undefined>;
}

/** What was wrong with something that the rules do not allow. */
export interface Objection {
  text: string;
  clause?: string;
}

export class ExerciseModel extends StagedScene implements Scene {
  readonly stage: Stage;
  readonly you: number;
  readonly advice = undefined;
  #studied = $state.raw<Studied | null>(null);
  /** What was to be chosen from at first: words for every answer. */
  #choices = $state.raw<readonly Choice[]>(NO_CHOICES);
  #version = 0;
  #ended = false;
  busy = $state(true);
  /** Why it is as good as it is, as far as that is known. */
  #reasons = $state.raw<readonly Message[]>([]);
  /** Everything that was tried, in order. */
  tries = $state.raw<readonly Graded[]>([]);
  objection = $state.raw<Objection | null>(null);
  /** Whether it is over: found, or shown. */
  done = $state(false);

  constructor(readonly task: Task) {
    super();
    this.you = task.seat;
    this.stage = new Stage({
      pace: () => PACES[settings.wishes.pace],
      you: () => this.you,
      onbeat: (_told, moved) => this.hear(moved),
    });
    this.tellAs(this.game);
  }

  get game() {
    return this.task.exercise.game;
  }
  get options() {
    return { players: this.names.length };
  }
  get ready(): boolean {
    return this.stage.shown !== null;
  }
  get names(): string[] {
    const seats = (this.view as { seats: unknown[] } | undefined)?.seats.length ?? 0;
    const others = [...OTHERS];
    const own = self.me?.name || self.rememberedName || NAMELESS;
    return Array.from({ length: seats }, (_, seat) => (seat === this.you ? own : others.shift()!));
  }
  get looks() {
    const sitting = (name: string) => ({ kind: "human" as const, name });
    const own = { who: self.me?.id, portrait: self.me?.portrait ?? undefined };
    const others = this.names.filter((_, seat) => seat !== this.you).map(sitting);
    const [mine, ...theirs] = facesOf([{ ...sitting(this.names[this.you] ?? ""), ...own }, ...others]);
    return this.names.map((_, seat) => (seat === this.you ? mine! : theirs.shift()!));
  }
  get legal() {
    const asked = this.stage.shown?.asked;
    return (!this.busy && !this.done && asked?.to_act === this.you && asked.legal) || NO_CHOICES;
  }
  get last(): Graded | undefined {
    return this.tries.at(-1);
  }
  /** Whether the first thing that was tried was good enough. */
  get foundAtOnce(): boolean {
    return this.tries[0]?.found ?? false;
  }
  consult(): void {}

  /** What an action does, in words. */
  doing(action: string): string {
    const label = this.#choices.find((choice) => choice.do === action)?.label;
    return label ? tell(label, this.names) : action;
  }

  async begin(): Promise<void> {
    this.objection = null;
    const { position, lead } = this.task.exercise;
    const studied = await this.#study({ position, play: lead }, ({ begun }) => begun);
    if (!studied) return;
    this.#choices = studied.legal;
    this.stage.settle(this.#update(studied, []));
    this.busy = false;
  }

  end(): void {
    this.#ended = true;
    this.stage.end();
  }

  play(action: string): void {
    void this.#try(action);
  }

  why(action: string): void {
    void this.#why(action);
  }

  /** Give up: do the best. */
  async show(): Promise<void> {
    const last = this.last ?? (await this.#grade(this.#choices[0]!.do));
    if (!last) return;
    if (!this.last) this.#explain(await this.#grade(last.best));
    await this.#follow(last.best);
  }

  async #try(action: string): Promise<void> {
    if (this.busy || this.done) return;
    const graded = await this.#grade(action);
    if (!graded) return;
    this.tries = [...this.tries, graded];
    this.#explain(graded);
    if (graded.found) await this.#follow(action);
  }

  async #grade(action: string): Promise<Graded | undefined> {
    this.busy = true;
    this.objection = null;
    try {
      return await orKept(
        () => this.task.grade(action),
        async () => (await this.task.known?.())?.answers.find((answer) => answer.do === action),
      );
    } catch (error) {
      this.#object(error);
      return undefined;
    } finally {
      this.busy = false;
    }
  }

  #explain(graded: Graded | undefined): void {
    this.#reasons = graded?.why ?? [];
  }

  /** What is known of the reasons, in words. */
  get because(): string[] {
    return this.#reasons.map((reason) => tell(reason, this.names));
  }

  /** Play the answer on the board. */
  async #follow(action: string): Promise<void> {
    this.done = true;
    const start = { position: this.#studied!.position, play: [action] };
    const studied = await this.#study(start, ({ shown }) => shown[action]);
    if (studied) this.stage.take(this.#update(studied, studied.events));
  }

  async #why(action: string): Promise<void> {
    const wish = { game: this.game, seat: this.you, position: this.#studied!.position, why: action };
    try {
      const problem = (await post<Studied>("/study", wish)).why?.problem;
      if (problem) this.objection = { text: explain(problem), clause: problem.clause };
    } catch (error) {
      this.#object(error);
    }
  }

  async #study(
    start: Pick<Study, "position" | "play">,
    of: (known: Known) => Studied | undefined,
  ): Promise<Studied | undefined> {
    try {
      const studied = await orKept(
        () => post<Studied>("/study", { game: this.game, seat: this.you, ...start }),
        async () => {
          const known = await this.task.known?.();
          return known && of(known);
        },
      );
      if (this.#ended) return undefined;
      this.#studied = studied;
      return studied;
    } catch (error) {
      this.#object(error);
      return undefined;
    }
  }

  #object(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.objection = { text: error.message, clause: error.problem.clause };
  }

  #update(studied: Studied, events: Message[]): Update {
    return updateOf(studied, events, (this.#version += 1));
  }
}
