/** Legal actions in groups: by the first word of their notation, where there are many. */

import type { Advice, Coaching } from "../../wire/generated";
import type { Scene } from "../scene";

export interface Offer {
  do: string;
  words: string;
  advice?: Advice | undefined;
}

interface Group {
  verb: string;
  offers: Offer[];
}

/** So many buttons can be overlooked at once. */
const FEW = 8;

/** Every legal action in words: the server's, or its notation. */
export function offersOf({ legal, words, advice }: Pick<Scene, "legal" | "words" | "advice">): Offer[] {
  const valued = new Map(advice?.choices?.map((choice) => [choice.do, choice]));
  return legal.map((choice, place) => ({
    do: choice.do,
    words: words?.legal[place] || choice.do,
    advice: valued.get(choice.do),
  }));
}

/** One group where there are few, otherwise one for each first word; those with a single action stand together. */
export function grouped(offers: readonly Offer[]): Group[] {
  if (offers.length <= FEW) return offers.length ? [{ verb: "", offers: [...offers] }] : [];
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const verb = offer.do.split(" ")[0]!;
    groups.set(verb, [...(groups.get(verb) ?? []), offer]);
  }
  const all = [...groups].map(([verb, some]) => ({ verb, offers: some }));
  const single = all.filter((group) => group.offers.length === 1).flatMap((group) => group.offers);
  const many = all.filter((group) => group.offers.length > 1);
  return single.length ? [...many, { verb: "", offers: single }] : many;
}

/** Whether the coach has found anything better than the rest. */
export const isAdvised = (advice: Coaching | undefined): boolean =>
  Boolean(advice?.choices?.some((choice) => !choice.best));
