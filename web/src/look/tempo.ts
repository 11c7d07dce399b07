/** By what the length of a movement is multiplied where an element stands. */
export function tempoOf(element: Element): number {
  const tempo = element.closest<HTMLElement>("[data-tempo]")?.dataset.tempo;
  return tempo ? Number(tempo) : 1;
}

/** How long a thing takes that makes room for another, at the normal pace. */
const SLIDE = 260;

/** How long things slide aside in a scene, as style sheets say it. */
export const slideOf = ({ moves, tempo = 1 }: { moves: boolean; tempo?: number }): string =>
  `${moves ? SLIDE * tempo : 0}ms`;

/** A movement keeps the tempo with which it began, whatever the stage does next. */
export function keepTempo(element: Element & ElementCSSInlineStyle): void {
  element.style.setProperty("--tempo", String(tempoOf(element)));
}
