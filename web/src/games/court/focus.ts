/** Whoever plays with keys goes on where a die or a button went away. */

import { tick } from "svelte";

const NEXT = [".outcome", "[data-die]:not(.off)", ".now .primary:not(:disabled)", ".claimable"];

/** On nothing, or on a thing that is just fading away. */
const isLost = (focused: Element | null): boolean =>
  focused === document.body || Boolean(focused?.closest("[inert]"));

export class Focus {
  #root: HTMLElement | undefined;
  #byKeys = false;

  /** An attachment for what surrounds the board and its actions. */
  readonly within = (root: HTMLElement) => {
    this.#root = root;
    const note = (event: globalThis.Event) => (this.#byKeys = event.type === "keydown");
    addEventListener("keydown", note, true);
    addEventListener("pointerdown", note, true);
    return () => {
      removeEventListener("keydown", note, true);
      removeEventListener("pointerdown", note, true);
    };
  };

  /** Once the page has changed: to the next thing to press, if the focus is nowhere, or in any case. */
  async goOn(inAnyCase = false): Promise<void> {
    await tick();
    if (!this.#byKeys || (!inAnyCase && !isLost(document.activeElement))) return;
    const found = NEXT.flatMap((selector) => [...(this.#root?.querySelectorAll<HTMLElement>(selector) ?? [])]);
    found.find((node) => !node.closest("[inert]"))?.focus({ preventScroll: true });
  }
}
