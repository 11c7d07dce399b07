/** By what the length of a movement is multiplied where an element stands. */
export function tempoOf(element: Element): number {
  const tempo = element.closest<HTMLElement>("[data-tempo]")?.dataset.tempo;
  return tempo ? Number(tempo) : 1;
}

/** A movement keeps the tempo with which it began, whatever the stage does next. */
export function keepTempo(element: Element & ElementCSSInlineStyle): void {
  element.style.setProperty("--tempo", String(tempoOf(element)));
}
