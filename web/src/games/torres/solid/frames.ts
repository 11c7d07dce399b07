/**
 * Pictures on demand: a frame is asked for when something has changed, and while something moves; never otherwise.
 * What has changed is drawn one frame later than the page around it: whoever clicked sees the answer before the scene is
 * drawn, which takes long where there is no graphics card.
 */

export class Frames {
  #asked: number | null = null;

  /** `draw` gets the time and says whether anything still moves. */
  constructor(private readonly draw: (now: number) => boolean) {}

  get isAsked(): boolean {
    return this.#asked !== null;
  }

  ask(): void {
    this.#asked ??= requestAnimationFrame(() => this.#next());
  }

  #next(): void {
    this.#asked = requestAnimationFrame((now) => {
      this.#asked = null;
      if (this.draw(now)) this.#next();
    });
  }

  stop(): void {
    if (this.#asked !== null) cancelAnimationFrame(this.#asked);
    this.#asked = null;
  }
}
