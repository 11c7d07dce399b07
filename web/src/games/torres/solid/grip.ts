/** Fingers on the board: one turns it, or moves it along where one has come near; two come nearer or go back. */

import { SLACK, swallowClick } from "../pointing";
import type { Point } from "./lens";
import type { Looking } from "./looking.svelte";

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });
const middleOf = ([one, other]: readonly Point[]): Point => ({
  x: (one!.x + other!.x) / 2,
  y: (one!.y + other!.y) / 2,
});
const apart = ([one, other]: readonly Point[]): number => Math.hypot(one!.x - other!.x, one!.y - other!.y);

export class Grip {
  #fingers = new Map<number, Point>();
  #began: Point = { x: 0, y: 0 };
  #moves = false;
  #pinched = false;
  #end = new AbortController();

  constructor(
    private readonly looking: Looking,
    /** Where the picture begins on the screen. */
    private readonly origin: () => Point,
  ) {}

  /** A finger or the mouse is put on the board. */
  press(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (!this.#fingers.size) this.#begin(event);
    this.#fingers.set(event.pointerId, pointOf(event));
    this.#pinched ||= this.#fingers.size > 1;
  }

  #begin(event: PointerEvent): void {
    this.#began = pointOf(event);
    this.#moves = this.#pinched = false;
    this.#end = new AbortController();
    const { signal } = this.#end;
    addEventListener("pointermove", (moved) => this.#move(moved), { signal });
    addEventListener("pointerup", (lifted) => this.#lift(lifted), { signal });
    addEventListener("pointercancel", (lifted) => this.#lift(lifted), { signal });
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const fingers = [...this.#fingers.values()];
    const now = pointOf(event);
    this.#fingers.set(event.pointerId, now);
    if (fingers.length > 1) return this.#pinch(fingers, [...this.#fingers.values()]);
    if (this.#pinched) return;
    const [right, down] = [now.x - this.#began.x, now.y - this.#began.y];
    this.#moves ||= Math.hypot(right, down) > (event.pointerType === "touch" ? 2 * SLACK : SLACK);
    if (!this.#moves) return;
    if (this.looking.isNear) this.looking.shift(now.x - before.x, now.y - before.y);
    else this.looking.drag(right, down);
  }

  #pinch(before: readonly Point[], now: readonly Point[]): void {
    const [from, to, origin] = [middleOf(before), middleOf(now), this.origin()];
    this.looking.approach(apart(now) / Math.max(1, apart(before)), { x: from.x - origin.x, y: from.y - origin.y });
    this.looking.shift(to.x - from.x, to.y - from.y);
  }

  #lift(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId) || this.#fingers.size) return;
    this.#end.abort();
    if (!this.#moves && !this.#pinched) return;
    swallowClick();
    if (!this.looking.isNear) this.looking.drop();
  }
}
