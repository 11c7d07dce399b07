/** Sentences about cards, dice and goals. */

import { list, name, t } from "../../words/words.svelte";
import { FACTS, type Goal, type Way } from "./generated";
import { demandOf, diceOf, isCastle, likeOf } from "./view";

/** Alternatives in one sentence. */
export const either = (items: string[]): string => items.join(` ${t("knights-or")} `);

/** A demand or result in words. */
export function inWords(text: string | null): string {
  const { set, kicker } = diceOf(text);
  if (!set.length) return t("knights-nothing");
  const alike = t("knights-alike", { n: set.length, number: set[0]! });
  return kicker === null ? alike : t("knights-with-kicker", { alike, number: kicker });
}

/** What is known of a card, one sentence each. */
export function cardLines(card: string, notes: string[] = []): string[] {
  const like = likeOf(card);
  const demand = demandOf(card);
  const effect = isCastle(like) ? "castle" : like.startsWith("die-") ? "die" : like;
  return [
    ...(demand ? [t("knights-demands", { demand: inWords(demand) })] : []),
    t(`knights-effect-${effect}`, { number: like.slice(4), demand: FACTS.betrayal.text }),
    ...notes,
  ];
}

export const cardName = (card: string): string =>
  likeOf(card) === "king" ? t("knights-king") : name("like", likeOf(card));

function wayWords({ number, more, kicker = 0 }: Way): string {
  const parts = [
    more > 0 && t("knights-more", { n: more, number }),
    kicker > 0 &&
      t(kicker < FACTS.live_faces ? "knights-kicker-least" : "knights-kicker-exact", { number: kicker }),
  ];
  return list(parts.filter((part): part is string => part !== false));
}

/** What is still missing to beat the mark. */
export const missingWords = (ways: readonly Way[]): string =>
  t("knights-missing", { ways: either(ways.map(wayWords)) });

function goalWords({ ending, castles, tournaments }: Goal): string {
  const parts = [
    castles > 0 && t("knights-castles", { n: castles }),
    tournaments > 0 && t("knights-tournaments", { n: tournaments }),
    ending === "king" && t("knights-the-king"),
  ];
  return list(parts.filter((part): part is string => part !== false));
}

/** What somebody still needs to win: the three ways, the nearest first. */
export function needs(goals: readonly Goal[]): string[] {
  const far = ({ ending, castles, tournaments }: Goal): number =>
    castles + tournaments + (ending === "king" ? 1.5 : 0);
  return [...goals]
    .sort((a, b) => far(a) - far(b))
    .map(goalWords)
    .filter(Boolean);
}
