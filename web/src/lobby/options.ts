/** Options of a game: their schema as the server tells it, and their words. */

import type { GameInfo } from "../wire/generated";
import { has, name as nameOf, say, t } from "../words/words.svelte";

/** What JSON Schema says of an option, as far as a form needs it. */
export interface SchemaOption {
  type?: string;
  enum?: string[];
  anyOf?: SchemaOption[];
  minimum?: number;
  maximum?: number;
  default?: unknown;
  description?: string;
}

export const optionsOf = (game: GameInfo): Record<string, SchemaOption> =>
  game.options.properties as Record<string, SchemaOption>;

export const optionName = (name: string): string => (has(`web-option-${name}`) ? t(`option-${name}`) : name);

/** What an option is about, in a few words; the server's English where we have none. */
export const optionHint = (name: string, { description = "" }: SchemaOption): string =>
  has(`web-option-${name}-hint`) ? t(`option-${name}-hint`) : description;

export function optionValue(name: string, value: unknown): string {
  if (name === "start") return t("setup-seat", { number: Number(value) + 1 });
  if (Array.isArray(value)) return t("own-deck");
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  const code = `web-value-${String(value)}`;
  return has(code) ? say(code) : nameOf(name, String(value));
}
