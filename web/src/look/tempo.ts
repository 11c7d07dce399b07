/** A movement keeps the tempo with which it began, whatever the stage does next. */
export function keepTempo(element: Element & ElementCSSInlineStyle): void {
  element.style.setProperty("--tempo", getComputedStyle(element).getPropertyValue("--tempo") || "1");
}
