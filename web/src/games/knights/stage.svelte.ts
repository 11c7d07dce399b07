/** Plays the frames of a match one after the other, so that dice land before cards move. */

import { arenaOf, framesBetween, type Frame, type Moment } from "./tale";
import type { KnightsScene } from "./view";

/** With more frames than this waiting, each is shown shorter: nobody falls far behind the match. */
const PATIENCE = 3;

export class Stage {
  #frame = $state.raw<Frame | null>(null);
  #waiting: Frame[] = [];
  #version = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether something is still being shown. */
  busy = $state(false);

  constructor(readonly scene: KnightsScene) {}

  get frame(): Frame {
    return this.#frame ?? still(this.scene);
  }

  /** Take the scene's position in, after each change. */
  follow(): void {
    const { version, view, aids, events } = this.scene;
    if (version === this.#version && this.#frame) return;
    const next = version === this.#version + 1 && events.length > 0;
    this.#version = version;
    if (!next) return this.#settle(still({ view, aids }));
    this.#waiting.push(...framesBetween(this.#waiting.at(-1) ?? this.frame, { view, aids }, events));
    if (!this.busy) this.#show();
  }

  /** Jump to the present. */
  skip(): void {
    const last = this.#waiting.at(-1);
    if (last) this.#settle(last);
  }

  #show(): void {
    const frame = this.#waiting.shift();
    this.busy = frame !== undefined && this.#waiting.length > 0;
    if (!frame) return;
    this.#frame = frame;
    const haste = Math.max(1, this.#waiting.length / PATIENCE);
    if (this.busy) this.#timer = setTimeout(() => this.#show(), frame.length / haste);
  }

  #settle(frame: Frame): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.busy = false;
    this.#frame = frame;
  }
}

const still = ({ view, aids }: Moment): Frame => ({
  view,
  aids,
  arena: arenaOf({ view, aids }),
  told: [],
  length: 0,
});

const stages = new WeakMap<object, Stage>();

/** The one stage of a scene, shared by its board and its plates. */
export function stageOf(scene: KnightsScene): Stage {
  let stage = stages.get(scene);
  if (!stage) stages.set(scene, (stage = new Stage(scene)));
  return stage;
}
