/** A movement keeps the tempo with which it began, whatever the stage does next. */
export function keepTempo(element: Element & ElementCSSInlineStyle): void {
  const tempo = element.closest<HTMLElement>("[data-tempo]")?.dataset.tempo;
  if (tempo) element.style.setProperty("--tempo", tempo);
}
