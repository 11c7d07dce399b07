/** Pieces dragged over the board: from the tray, or from a cell. */

import type { Desk, Dragged } from "./desk.svelte";

/** From here on a press is a drag. */
export const SLACK = 6;

/** The cell under a pointer: its upper face, or else the tower that is seen there. */
const cellUnder = ({ clientX, clientY }: PointerEvent, desk: Desk): string | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((element) => (element as HTMLElement | SVGElement).dataset)
    .map((data) => data.cell ?? data.tower)
    .find((cell) => cell !== undefined) ?? desk.towerAt?.(clientX, clientY);

interface Drag {
  what: Dragged["what"];
  from?: string;
  /** The press has become a drag. */
  lifted?: () => void;
  dropped: (cell: string | undefined) => void;
}

/** Follow a press until it ends; a press that never moves stays a click. */
export function follow(start: PointerEvent, desk: Desk, { what, from, lifted, dropped }: Drag): void {
  if (start.button !== 0) return;
  const end = new AbortController();
  const options = { signal: end.signal };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (!desk.dragged) {
      if (Math.hypot(x - start.clientX, y - start.clientY) < SLACK) return;
      lifted?.();
    }
    desk.dragged = { what, ...(from && { from }), x, y };
    desk.at = cellUnder(event, desk) ?? null;
  };
  const drop = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    end.abort();
    if (!desk.dragged) return;
    desk.dragged = null;
    // A finger that is lifted points at nothing any more.
    if (event.pointerType === "touch") desk.at = null;
    swallowClick();
    dropped(event.type === "pointerup" ? cellUnder(event, desk) : undefined);
  };
  addEventListener("pointermove", move, options);
  addEventListener("pointerup", drop, options);
  addEventListener("pointercancel", drop, options);
}

/** Follow a press on a piece that can be dragged; say whether there is one. */
export function carry(start: PointerEvent, desk: Desk, from: string): boolean {
  if (!desk.holds(from)) return false;
  const lifted = (): void => desk.lift(from);
  follow(start, desk, { what: "piece", from, lifted, dropped: (to) => desk.drop(from, to) });
  return true;
}

/** The click that ends a drag means nothing. */
export function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
