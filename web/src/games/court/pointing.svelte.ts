/** Which character somebody points at: with the mouse, with the keyboard, or with a finger that stays. */

const LONG_PRESS = 450;

export interface Pointed {
  character: string;
  box: DOMRect;
}

export class Pointing {
  at = $state.raw<Pointed | null>(null);

  /** An attachment for whatever shows a character. */
  to(character: string) {
    return (node: HTMLElement) => {
      let held = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = () => (this.at = { character, box: node.getBoundingClientRect() });
      const hide = () => {
        clearTimeout(timer);
        if (this.at?.character === character) this.at = null;
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
        blur: hide,
        keydown: (event) => event.key === "Escape" && hide(),
        contextmenu: (event) => held && event.preventDefault(),
        // A long press asks; it does not act.
        click: (event) => {
          if (held) event.stopImmediatePropagation();
          held = false;
        },
      };
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
