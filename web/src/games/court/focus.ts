/** Whoever plays with keys goes on where a die or a button went away. */

import { tick } from "svelte";

const NEXT = [".outcome", ".active button:not(.off)", ".now .primary:not(:disabled)", ".claimable"];

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
    if (!this.#byKeys || (!inAnyCase && document.activeElement !== document.body)) return;
    const next = NEXT.map((selector) => this.#root?.querySelector<HTMLElement>(selector)).find(Boolean);
    next?.focus({ preventScroll: true });
  }
}
