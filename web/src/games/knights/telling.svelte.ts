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
      const enter = (event: PointerEvent) => {
        if (event.pointerType === "mouse") tell();
      };
      const press = (event: PointerEvent) => {
        if (event.pointerType !== "mouse") this.#timer = setTimeout(tell, LONG);
      };
      const focus = () => element.matches(":focus-visible") && tell();
      const noMenu = (event: Event) => this.now && event.preventDefault();
      const heard: [string, EventListener][] = [
        ["pointerenter", enter as EventListener],
        ["pointerdown", press as EventListener],
        ["focus", focus],
        ["contextmenu", noMenu],
        ...["pointerleave", "pointercancel", "blur", "click"].map((kind): [string, EventListener] => [
          kind,
          this.hide,
        ]),
      ];
      for (const [kind, listener] of heard) element.addEventListener(kind, listener);
      return () => {
        this.hide();
        for (const [kind, listener] of heard) element.removeEventListener(kind, listener);
      };
    };
  }
}

export const telling = new Telling();
