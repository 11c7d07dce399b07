/** What points at things here, for words that fit: one taps with a finger and clicks with a mouse. */

class Pointer {
  kind = $state<"touch" | "mouse">(matchMedia("(pointer: coarse)").matches ? "touch" : "mouse");

  constructor() {
    const learn = ({ pointerType }: PointerEvent) => (this.kind = pointerType === "mouse" ? "mouse" : "touch");
    addEventListener("pointerdown", learn, { capture: true, passive: true });
  }
}

export const pointer = new Pointer();
