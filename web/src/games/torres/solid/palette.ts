/** The page's colours as the solid board needs them: read from the page, so that day, candle and safe colours hold here too. */

import { SEATS } from "../../../look/Charge.svelte";

const NAMES = {
  stone1: "--stone-1",
  stone2: "--stone-2",
  stone3: "--stone-3",
  meadow: "--meadow",
  meadow2: "--meadow-2",
  meadowLine: "--meadow-line",
  wood: "--wood",
  table: "--table",
  surface: "--surface",
  onSeat: "--on-seat",
  king: "--king",
  kingLine: "--king-line",
  lit: "--lit-line",
  focus: "--focus",
  crimson: "--crimson",
} as const;

export type Palette = Record<keyof typeof NAMES, string> & {
  seats: string[];
  /** Whether it is night, and a candle gives the light. */
  night: boolean;
};

/** The colours where an element stands. */
export function paletteOf(element: HTMLElement): Palette {
  const probe = element.appendChild(document.createElement("i"));
  const read = (name: string): string => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const colours = Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [key, read(name)]));
  const seats = Array.from({ length: SEATS }, (_, seat) => read(`--seat-${seat}`));
  const palette = { ...colours, seats, night: isDark(colours.surface!) };
  probe.remove();
  return palette as Palette;
}

function isDark(colour: string): boolean {
  const [red = 255, green = 255, blue = 255] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  return red + green + blue < 380;
}

/** Call back whenever the page may have other colours: another theme, another palette, nightfall. */
export function onNewColours(told: () => void): () => void {
  const night = matchMedia("(prefers-color-scheme: dark)");
  const watch = new MutationObserver(told);
  watch.observe(document.documentElement, { attributeFilter: ["data-theme", "data-palette"] });
  night.addEventListener("change", told);
  return () => {
    watch.disconnect();
    night.removeEventListener("change", told);
  };
}
