/** What a character does, in as few words as possible. */

import { t } from "../../words/words.svelte";
import type { Ability } from "./generated";

export function abilityWords({ kind, dice = 0, number = 0, by = [] }: Ability): string {
  const [least, most] = [by[0] ?? 0, by.at(-1) ?? 0];
  switch (kind) {
    case "add":
      return number ? t("court-can-add", { number }) : t("court-can-add-any");
    case "again":
      return t(dice ? "court-can-again" : "court-can-again-any");
    case "more-dice":
      return t("court-can-more-dice", { n: dice });
    case "raise":
      return t(dice ? "court-can-raise" : "court-can-raise-any", {
        by: least === most ? `${least}` : `${least}\u2060–\u2060${most}`,
      });
    default:
      return t(`court-can-${kind}`);
  }
}
