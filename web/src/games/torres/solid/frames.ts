/** Pictures on demand: a frame is asked for when something has changed, and while something moves; never otherwise. */

export class Frames {
  #asked: number | null = null;

  /** `draw` gets the time and says whether anything still moves. */
  constructor(private readonly draw: (now: number) => boolean) {}

  get isAsked(): boolean {
    return this.#asked !== null;
  }

  ask(): void {
    this.#asked ??= requestAnimationFrame((now) => {
      this.#asked = null;
      if (this.draw(now)) this.ask();
    });
  }

  stop(): void {
    if (this.#asked !== null) cancelAnimationFrame(this.#asked);
    this.#asked = null;
  }
}
