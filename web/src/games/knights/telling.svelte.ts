/** The words of the card that is pointed at, focused or pressed for long. */

export interface Told {
  text: string;
  lines: string[];
  at: DOMRect;
}

const LONG = 450;

class Telling {
  now = $state.raw<Told | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  hide = (): void => {
    clearTimeout(this.#timer);
    this.now = null;
  };

  /** Let an element tell its words: at once for a mouse or the keyboard, after a while for a finger. */
  by(text: () => string, lines: () => string[]) {
    return (element: HTMLElement): (() => void) => {
      const tell = () => (this.now = { text: text(), lines: lines(), at: element.getBoundingClientRect() });
      let long = false;
      const listeners: { [kind: string]: (event: Event) => void } = {
        pointerenter: (event) => (event as PointerEvent).pointerType === "mouse" && tell(),
        pointerdown: (event) => {
          long = false;
          if ((event as PointerEvent).pointerType === "mouse") return;
          this.#timer = setTimeout(() => {
            long = true;
            tell();
          }, LONG);
        },
        // Whoever pressed for long wanted to read, not to play.
        click: (event) => {
          if (long) event.stopPropagation();
          else this.hide();
        },
        focus: () => element.matches(":focus-visible") && tell(),
        contextmenu: (event) => this.now && event.preventDefault(),
        pointerup: () => clearTimeout(this.#timer),
        pointerleave: (event) => (event as PointerEvent).pointerType === "mouse" && this.hide(),
        pointercancel: this.hide,
        // A card that is taken away loses the focus while the page is being drawn, when nothing may change.
        blur: () => queueMicrotask(this.hide),
      };
      for (const kind in listeners) element.addEventListener(kind, listeners[kind]!);
      return () => {
        this.hide();
        for (const kind in listeners) element.removeEventListener(kind, listeners[kind]!);
      };
    };
  }
}

export const telling = new Telling();
