/** Options of a game in words. */

import { has, name as nameOf, say, t } from "../words/words.svelte";

export const optionName = (name: string): string => (has(`web-option-${name}`) ? t(`option-${name}`) : name);

export function optionValue(name: string, value: unknown): string {
  if (name === "start") return t("setup-seat", { number: Number(value) + 1 });
  if (Array.isArray(value)) return t("own-deck");
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  const code = `web-value-${String(value)}`;
  return has(code) ? say(code) : nameOf(name, String(value));
}
