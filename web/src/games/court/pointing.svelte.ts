/** Which character somebody points at: with the mouse, with the keyboard, or with a finger that stays. */

const LONG_PRESS = 450;

export interface Pointed {
  character: string;
  box: DOMRect;
  /** Stays until it is closed, and can be pressed. */
  open?: boolean;
}

export class Pointing {
  at = $state.raw<Pointed | null>(null);
  readonly #places = new Map<string, HTMLElement>();

  /** Show the words of a character of the court until they are closed. */
  open(character: string): void {
    const node = this.#places.get(character);
    if (node) this.at = { character, box: node.getBoundingClientRect(), open: true };
  }

  close(): void {
    this.at = null;
  }

  /** An attachment for whatever shows a character. */
  to(character: string) {
    return (node: HTMLElement) => {
      let held = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = () => {
        if (!this.at?.open) this.at = { character, box: node.getBoundingClientRect() };
      };
      const hide = () => {
        clearTimeout(timer);
        if (this.at?.character === character && !this.at.open) this.at = null;
      };
      const press = () => {
        held = false;
        timer = setTimeout(() => {
          held = true;
          show();
        }, LONG_PRESS);
      };
      const listeners: Partial<{ [K in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[K]) => void }> = {
        pointerenter: (event) => event.pointerType === "mouse" && show(),
        pointerleave: hide,
        pointerdown: (event) => event.pointerType !== "mouse" && press(),
        pointerup: () => clearTimeout(timer),
        pointercancel: hide,
        focus: () => node.matches(":focus-visible") && show(),
        // A card that has the focus may be taken away while the page is being drawn.
        blur: () => queueMicrotask(hide),
        keydown: (event) => event.key === "Escape" && hide(),
        contextmenu: (event) => held && event.preventDefault(),
        // A long press asks; it does not act.
        click: (event) => {
          if (held) event.stopImmediatePropagation();
          held = false;
        },
      };
      if (node.dataset.character) this.#places.set(character, node);
      for (const [kind, listener] of Object.entries(listeners)) {
        node.addEventListener(kind, listener as EventListener, { capture: true });
      }
      return () => {
        hide();
        for (const [kind, listener] of Object.entries(listeners)) {
          node.removeEventListener(kind, listener as EventListener, { capture: true });
        }
      };
    };
  }
}
