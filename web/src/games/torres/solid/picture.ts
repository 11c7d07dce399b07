/** Keeps the canvas in step with the model: draws when something has changed or moves, and notes what that took. */

import { Frames } from "./frames";
import type { Lens } from "./lens";
import type { Model } from "./model";
import { Motions, type Change } from "./motions";
import type { Palette } from "./palette";
import type { World } from "./world";

const EMPTY: Model = { blocks: [], figures: [], decals: [], ghost: null };

/** What a picture is of. */
export interface Subject {
  readonly model: Model;
  readonly lens: Lens;
  readonly ways: Change["ways"];
  readonly moves: boolean;
  readonly tempo: number;
  /** Go on with a turn of the board; say whether there is more to come. */
  step(now: number): boolean;
}

export class Picture {
  readonly #frames = new Frames((now) => this.#draw(now));
  readonly #motions = new Motions();
  #world: World | null = null;
  #model: Model | null = null;
  #size = "";
  #count = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly subject: Subject,
  ) {}

  /** Load what draws, and begin. */
  async open(palette: () => Palette): Promise<void> {
    const { World } = await import("./world");
    if (this.#isClosed) return;
    this.#world = new World(this.canvas, palette());
    this.ask();
  }
  #isClosed = false;

  /** Something may have changed. */
  ask(): void {
    if (this.#world) this.#frames.ask();
  }

  set palette(palette: Palette) {
    if (!this.#world) return;
    this.#world.palette = palette;
    this.#model = this.#model && { ...this.#model };
    this.ask();
  }

  close(): void {
    this.#isClosed = true;
    this.#frames.stop();
    this.#world?.dispose();
    this.#world = null;
  }

  #draw(now: number): boolean {
    const world = this.#world;
    if (!world) return false;
    const glides = this.subject.step(now);
    const { model, lens } = this.subject;
    if (!lens.width || !lens.height) return false;
    if (model !== this.#model) this.#take(model, now);
    this.#fit(world, lens);
    world.look(lens);
    const moves = this.#motions.isMoving(now);
    world.arrange(model, (key, end) => this.#motions.placeOf(key, end, now), moves);
    this.#note(world.render());
    return glides || moves;
  }

  #take(model: Model, now: number): void {
    const { moves, tempo, ways } = this.subject;
    // Nothing comes flying when a board is opened.
    if (moves && this.#model) this.#motions.begin({ before: this.#model ?? EMPTY, after: model, ways, tempo }, now);
    else this.#motions.clear();
    this.#model = model;
  }

  #fit(world: World, { width, height }: Lens): void {
    const size = `${width} ${height} ${devicePixelRatio}`;
    if (size === this.#size) return;
    this.#size = size;
    world.resize({ width, height });
  }

  /** For those who measure: pictures drawn so far, and in how many goes the last one was drawn. */
  #note(calls: number): void {
    this.#count += 1;
    this.canvas.dataset.frames = String(this.#count);
    this.canvas.dataset.calls = String(calls);
  }
}
