/**
 * Things fly from where they were to where they are, in every game alike. A board only names them, and is done:
 *
 *   data-thing="card-17"   on a card, a die or any other HTML element: the same name before and after, once on a screen;
 *   data-spot="seat-2"     on whatever holds things (a seat, a stack, a tray): a thing flies when its spot has another
 *                          name than before. A thing on no spot flies when it has moved by more than half its size;
 *   data-from="stack-3"    on a thing, if it may appear out of a spot (or another thing) in which it was not drawn;
 *   data-to="stack-3"      on a thing, if it may vanish into one;
 *   data-holds="a|b"       on a spot, if things vanish into it of which nobody knows beforehand that they will: those in it.
 *
 * The frame of the table calls `remember` before each beat changes the page and `fly` afterwards. What flies is a copy
 * in the top layer of the page: no box cuts it, nothing is laid out anew, no screen reader meets it. The copy is a child
 * of the real thing, so that it inherits what that inherits; a thing should be styled by its own classes. The real one
 * can be pressed all the while, and is seen as soon as the copy has arrived.
 */

interface Place {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}

interface Thing extends Place {
  readonly spot: string | undefined;
}

/** How things go from one beat to the next. */
export interface Manner {
  /** By what lengths are multiplied; 0 shows everything at once. */
  readonly tempo: number;
  /** Whether things may move; they fade in otherwise. */
  readonly moves: boolean;
}

/** How long a flight takes at the normal pace, and how much later each further thing sets off. */
const FLIGHT = 420;
const APART = 45;
const LATEST = 4;
const FADE = 180;
/** A flight that is still under way when the next beat begins ends so many times as fast. */
const HASTE = 3;
/** How high the way rises, as a share of its length, and at most, in pixels. */
const RISE = 0.16;
const HIGHEST = 72;
const RISING = "cubic-bezier(0.4, 0, 0.7, 0.9)";
const FALLING = "cubic-bezier(0.25, 0.3, 0.3, 1)";

export class Flights {
  #things = new Map<string, Thing>();
  #spots = new Map<string, Place>();
  #air = new Map<string, Flight>();

  constructor(private readonly root: () => ParentNode | undefined) {}

  /** Remember where everything is; the next beat is about to change it. */
  remember(): void {
    [this.#things, this.#spots] = this.#look();
    for (const flight of this.#air.values()) flight.hasten();
  }

  /** Let fly what is elsewhere now. */
  fly({ tempo, moves }: Manner): void {
    if (!tempo) return this.land();
    const [things, spots] = this.#look();
    const placeOf = (name = ""): Place | undefined => spots.get(name) ?? things.get(name);
    const flights = new Map<string, Flight>();
    for (const [key, thing] of things) {
      const before = this.#things.get(key);
      const { from } = thing.element.dataset;
      const out = before ?? placeOf(from) ?? this.#spots.get(from ?? "");
      if (out && !(before && isStill(before, thing))) {
        flights.set(key, new Flight(thing.element, thing.element, out.box, thing.box));
      }
    }
    for (const [key, { element, box }] of this.#things) {
      const into = things.has(key) ? undefined : placeOf(element.dataset.to ?? within(key));
      if (into && moves) flights.set(key, new Flight(element, into.element, box, into.box));
    }
    [...flights].forEach(([key, flight], turn) => {
      this.#air.get(key)?.end();
      this.#air.set(key, flight);
      flight.begin(tempo, moves ? Math.min(turn, LATEST) : null, () => this.#air.delete(key));
    });
  }

  /** Everything is where it is: nobody saw the way. */
  land(): void {
    for (const flight of this.#air.values()) flight.end();
    this.#air.clear();
  }

  /** Every thing and every spot that has a place on the screen. */
  #look(): [things: Map<string, Thing>, spots: Map<string, Place>] {
    const things = new Map<string, Thing>();
    const spots = new Map<string, Place>();
    for (const element of this.root()?.querySelectorAll<HTMLElement>("[data-thing], [data-spot]") ?? []) {
      const box = element.getBoundingClientRect();
      if (!box.width || !box.height) continue;
      const { thing, spot, holds } = element.dataset;
      if (spot !== undefined) spots.set(spot, { element, box });
      for (const held of holds?.split("|") ?? []) spots.set(within(held), { element, box });
      // What fades away may bear the name of what has come in its place.
      if (thing === undefined || (things.has(thing) && this.#things.get(thing)?.element === element)) continue;
      const holder = element.parentElement?.closest<HTMLElement>("[data-spot]");
      things.set(thing, { element, box, spot: holder?.dataset.spot });
    }
    return [things, spots];
  }
}

/** The spot in which a thing is that cannot be seen. */
const within = (thing: string): string => `with ${thing}`;

/** Whether a thing lies where it lay, even if the room around it has changed a little. */
function isStill(before: Thing, now: Thing): boolean {
  if (before.spot !== undefined || now.spot !== undefined) return before.spot === now.spot;
  const { x, y } = between(before.box, now.box);
  return Math.hypot(x, y) <= Math.max(now.box.width, now.box.height) / 2;
}

/** How far one box's middle is from another's. */
const between = (to: DOMRect, from: DOMRect): { x: number; y: number } => ({
  x: from.x + from.width / 2 - to.x - to.width / 2,
  y: from.y + from.height / 2 - to.y - to.height / 2,
});

/** One thing on its way. */
class Flight {
  #copy: HTMLElement | undefined;
  #animations: Animation[] = [];

  constructor(
    private readonly thing: HTMLElement,
    /** In what the copy is kept. */
    private readonly host: HTMLElement,
    private readonly from: DOMRect,
    private readonly to: DOMRect,
  ) {}

  /** Set off as one of several; without a turn the thing fades in where it is. */
  begin(tempo: number, turn: number | null, arrived: () => void): void {
    // Where nothing can be animated, a thing is where it is.
    if (!("animate" in this.host)) return arrived();
    if (turn === null) this.#animations = [this.thing.animate({ opacity: [0, 1] }, FADE * tempo)];
    else this.#animations = this.#flight({ duration: FLIGHT * tempo, delay: APART * turn * tempo });
    this.#animations[0]!.onfinish = () => {
      this.end();
      arrived();
    };
  }

  #flight(timing: { duration: number; delay: number }): Animation[] {
    const vanishes = this.host !== this.thing;
    // What is gone is laid out as large as it was, not as whatever it vanishes into.
    const drawn = vanishes ? this.from : this.to;
    this.#copy = copyOf(this.thing, this.to, drawn);
    this.host.append(this.#copy);
    this.#copy.showPopover?.();
    const flies = this.#copy.animate(way(this.from, this.to, drawn), { ...timing, fill: "both" });
    const hidden = { duration: timing.duration + timing.delay };
    return vanishes ? [flies] : [flies, this.thing.animate({ opacity: [0, 0] }, hidden)];
  }

  hasten(): void {
    for (const animation of this.#animations) animation.updatePlaybackRate?.(HASTE);
  }

  end(): void {
    for (const animation of this.#animations) {
      animation.onfinish = null;
      animation.cancel();
    }
    this.#animations = [];
    this.#copy?.remove();
  }
}

/** In an arc, over a shadow that is the softer the higher the thing is. */
function way(from: DOMRect, to: DOMRect, drawn: DOMRect): Keyframe[] {
  const { x, y } = between(from, to);
  const size = (box: DOMRect): [wide: number, high: number] => [box.width / drawn.width, box.height / drawn.height];
  const [[wideFrom, highFrom], [wideTo, highTo]] = [size(from), size(to)];
  const rise = Math.min(HIGHEST, Math.hypot(x, y) * RISE);
  const top = `${-x / 2}px ${-y / 2 - rise}px`;
  const nearer = `${(wideFrom + wideTo) / 1.9} ${(highFrom + highTo) / 1.9}`;
  return [
    { translate: `${-x}px ${-y}px`, scale: `${wideFrom} ${highFrom}`, filter: shadow(2), easing: RISING },
    { translate: top, scale: nearer, filter: shadow(18), easing: FALLING },
    { translate: "0px 0px", scale: `${wideTo} ${highTo}`, filter: shadow(2), opacity: drawn === to ? 1 : 0 },
  ];
}

const shadow = (height: number): string => `drop-shadow(0 ${height}px ${height}px rgb(20 12 4 / 0.35))`;

/** What a thing looks like, over where it arrives; nobody can press, find or hear it. */
function copyOf(thing: HTMLElement, at: DOMRect, drawn: DOMRect): HTMLElement {
  const face = thing.cloneNode(true) as HTMLElement;
  for (const element of [face, ...face.querySelectorAll("*")]) {
    for (const { name } of [...element.attributes]) if (isName(name)) element.removeAttribute(name);
  }
  const [width, height] = [thing.offsetWidth || drawn.width, thing.offsetHeight || drawn.height];
  Object.assign(face.style, { width: `${width}px`, height: `${height}px`, margin: "0", boxSizing: "border-box" });
  Object.assign(face.style, { position: "relative", inset: "auto", visibility: "visible" });
  const copy = document.createElement("div");
  copy.className = "flight";
  copy.popover = "manual";
  copy.inert = true;
  copy.ariaHidden = "true";
  Object.assign(copy.style, { inset: "auto", margin: "0", padding: "0", border: "0", overflow: "visible" });
  Object.assign(copy.style, { position: "fixed", background: "none", color: "inherit", pointerEvents: "none" });
  copy.style.left = `${at.x + at.width / 2 - width / 2}px`;
  copy.style.top = `${at.y + at.height / 2 - height / 2}px`;
  copy.append(face);
  return copy;
}

/** By what flights, keys, lessons and labels find the real thing. */
const isName = (attribute: string): boolean => attribute === "id" || attribute.startsWith("data-");
