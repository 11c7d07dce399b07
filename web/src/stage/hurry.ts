/**
 * A tap, a click or Space ends the beat that is playing; twice or for long, and Escape, goes to the present. What is
 * on the board has no other use until then; a button in the dock goes to the present and does what it says.
 */

interface Hurried {
  readonly behind: boolean;
  hurry(): void;
  skip(): void;
}

const TWICE = 320;
const LONG = 500;
/** What has a use of its own while the stage plays. */
const CONTROLS = "a, button, summary, input, select, textarea, dialog, [contenteditable]";
/** What is part of the board. */
const THINGS = "[data-do], [data-die], [data-card], [data-character], [data-own], [data-cell]";
const DOCKED = ".dock button";

const isFree = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.closest(THINGS) !== null || target.closest(CONTROLS) === null);

/** Let an element hurry a stage. */
export function hurrying(stage: Hurried) {
  return (element: HTMLElement): (() => void) => {
    let last = -TWICE;
    /** Whether a long press has done what its click would do. */
    let spent = false;
    let held: ReturnType<typeof setTimeout> | undefined;
    const release = () => clearTimeout(held);
    const press = (event: PointerEvent) => {
      release();
      spent = false;
      if (stage.behind && isFree(event.target)) held = setTimeout(present, LONG);
    };
    const present = () => {
      spent = true;
      stage.skip();
    };
    const click = (event: MouseEvent) => {
      const twice = event.timeStamp - last < TWICE;
      if (stage.behind && (event.target as Element).closest(DOCKED)) return stage.skip();
      if (!isFree(event.target) || !(stage.behind || twice || spent)) return;
      event.stopPropagation();
      if (!spent) last = event.timeStamp;
      if (twice) stage.skip();
      else if (!spent) stage.hurry();
      spent = false;
    };
    const key = (event: KeyboardEvent) => {
      if (!stage.behind || event.ctrlKey || event.metaKey || event.altKey || !isFree(event.target)) return;
      if (event.key === " ") {
        event.preventDefault();
        stage.hurry();
      } else if (event.key === "Escape") stage.skip();
    };
    element.addEventListener("pointerdown", press);
    element.addEventListener("click", click, { capture: true });
    for (const kind of ["pointerup", "pointercancel", "pointerleave"]) element.addEventListener(kind, release);
    addEventListener("keydown", key);
    return () => {
      release();
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("click", click, { capture: true });
      for (const kind of ["pointerup", "pointercancel", "pointerleave"]) element.removeEventListener(kind, release);
      removeEventListener("keydown", key);
    };
  };
}
