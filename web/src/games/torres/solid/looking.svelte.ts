/** From where somebody looks at the solid board, and how that changes: by a drag, by a key, by a tap on the plan. */

import {
  approached,
  between,
  closer,
  FINGER,
  fromChair,
  isPlan,
  lensOf,
  moved,
  plan,
  quarter,
  settled,
  smallestCell,
  WHOLE,
  type Closeness,
  type Gaze,
  type Point,
  type Size,
} from "./lens";

const REMEMBERED = "tafelrunde.torres.looking";
const GLIDE = 300;
/** Radians for each pixel of a drag. */
const SWING = 0.009;
const EIGHTH = Math.PI / 4;
const NOD = Math.PI / 15;
/** A key or a tap comes so many times as near, or as near as a finger needs. */
const STRIDE = 1.4;

interface Kept {
  above: boolean;
  heights: boolean;
}

function kept(): Kept {
  try {
    return { above: false, heights: false, ...(JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}") as object) };
  } catch {
    return { above: false, heights: false };
  }
}

interface Glide {
  from: Gaze;
  to: Gaze;
  begins: number | null;
}

export class Looking {
  size = $state.raw<Size>({ width: 0, height: 0 });
  gaze = $state.raw<Gaze>({ turn: 0, tilt: 1 });
  /** Whether somebody wants to see the board from straight above, and the heights of towers as numbers. */
  above = $state(kept().above);
  heights = $state(kept().heights);
  near = $state.raw<Closeness>(WHOLE);
  #whole = $derived.by(() => lensOf(this.gaze, this.size, this.towers()));
  lens = $derived.by(() => closer(this.#whole, this.near));
  isNear = $derived.by(() => this.near.factor > 1);
  /** Whether the whole board has cells too small for a finger. */
  isSmall = $derived.by(() => this.size.width > 0 && smallestCell(this.#whole) < FINGER - 1);
  isPlan = $derived.by(() => isPlan(this.gaze));
  turn = $derived.by(() => quarter(this.gaze));
  /** Somebody has turned the board by hand: it stays so. */
  #held = false;
  #glide: Glide | null = null;
  #dragged: Gaze | null = null;

  constructor(
    private readonly towers: () => Readonly<Record<string, number>>,
    private readonly moves: () => boolean,
  ) {}

  /** The room or the towers have changed: sit down again, unless somebody wants it otherwise. */
  sit(): void {
    if (this.#held || !this.size.width) return;
    const chair = fromChair(this.size, this.towers());
    this.#aim(this.above ? plan(this.gaze) : { ...chair, turn: nearest(0, this.gaze.turn) });
  }

  /** From straight above, or back onto one's chair. */
  toggle(): void {
    const wasPlan = isPlan(this.#goal);
    this.above = !wasPlan;
    this.#held = false;
    this.#keep();
    if (wasPlan && isPlan(fromChair(this.size, this.towers()))) this.#aim({ turn: this.gaze.turn, tilt: 1 });
    else this.sit();
  }

  toggleHeights(): void {
    this.heights = !this.heights;
    this.#keep();
  }

  /** Turn the board by eighths of a circle; from above it stays straight. */
  turnBy(eighths: number): void {
    this.#held = true;
    const { turn, tilt } = this.#goal;
    const step = isPlan(this.#goal) ? 2 * EIGHTH : EIGHTH;
    this.#aim({ turn: (Math.round(turn / step) + eighths) * step, tilt });
  }

  /** Look down more steeply, or less. */
  tiltBy(nods: number): void {
    this.#held = true;
    this.#aim(settled({ ...this.#goal, tilt: this.#goal.tilt + nods * NOD }));
  }

  /** Come nearer to the middle, or see the whole board again. */
  toggleNear(): void {
    this.#choosing = false;
    const { width, height } = this.size;
    if (this.isNear) this.near = WHOLE;
    else this.#comeNear({ x: width / 2, y: height / 2 });
  }

  #comeNear(at: Point): void {
    const times = Math.max(STRIDE, (FINGER + 1) / smallestCell(this.#whole));
    this.near = approached(WHOLE, times, at, this.size);
  }

  /** Come near to where a finger may have meant more than one thing, until it has chosen. */
  magnify(at: Point): void {
    this.#choosing = true;
    this.#comeNear(at);
  }

  /** A finger has chosen: whoever came near for that sees the whole board again. */
  chosen(): void {
    if (this.#choosing) this.near = WHOLE;
    this.#choosing = false;
  }
  #choosing = false;

  /** Come so many times as near to a point of the picture. */
  approach(times: number, at: Point): void {
    this.near = approached(this.near, times, at, this.size);
  }

  /** Move what is seen aside. */
  shift(right: number, down: number): void {
    this.near = moved(this.near, right, down, this.size);
  }

  /** See to it that a point of the picture is not beyond its edge. */
  reveal({ x, y }: Point, margin: number): void {
    const beyond = (at: number, size: number): number =>
      at < margin ? margin - at : at > size - margin ? size - margin - at : 0;
    const [right, down] = [beyond(x, this.size.width), beyond(y, this.size.height)];
    if (this.isNear && (right || down)) this.shift(right, down);
  }

  /** A drag has gone so far since it began. */
  drag(right: number, down: number): void {
    this.#held = true;
    this.#glide = null;
    this.#dragged ??= this.gaze;
    const { turn, tilt } = this.#dragged;
    this.gaze = settled({ turn: turn - right * SWING, tilt: tilt + down * SWING }, 0.001);
  }

  drop(): void {
    this.#dragged = null;
    this.#aim(settled(this.gaze));
  }

  /** Where it comes to rest. */
  get #goal(): Gaze {
    return this.#glide?.to ?? this.gaze;
  }

  #aim(to: Gaze): void {
    const still = to.turn === this.gaze.turn && to.tilt === this.gaze.tilt;
    if (still || !this.moves() || this.#isNew) {
      this.#glide = null;
      this.gaze = to;
      this.#isNew = false;
    } else this.#glide = { from: this.gaze, to, begins: null };
    this.glides = this.#glide !== null;
  }
  #isNew = true;
  /** Whether the gaze is on its way. */
  glides = $state(false);

  /** Go on with what is on its way; say whether there is more to come. */
  step(now: number): boolean {
    if (!this.#glide) return false;
    this.#glide.begins ??= now;
    const share = Math.min(1, (now - this.#glide.begins) / GLIDE);
    this.gaze = between(this.#glide.from, this.#glide.to, share);
    if (share < 1) return true;
    this.#glide = null;
    this.glides = false;
    return false;
  }

  #keep(): void {
    localStorage.setItem(REMEMBERED, JSON.stringify({ above: this.above, heights: this.heights } satisfies Kept));
  }
}

/** The same direction with the fewest turns from where one is. */
const nearest = (turn: number, from: number): number =>
  turn + Math.round((from - turn) / (2 * Math.PI)) * 2 * Math.PI;
