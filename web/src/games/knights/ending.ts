import type { Ended, Figure, GameEnding } from "../../ends/ending";
import { eventsOf } from "../../ends/story";
import { list, name, t } from "../../words/words.svelte";
import { accountOf } from "./account";
import { FACTS, type Event } from "./generated";
import Sheet from "./Sheet.svelte";
import { turns } from "./turns";
import { diceOf, type KnightsView } from "./view";
import { inWords } from "./wording";

/** A result as it is compared: how many alike, their number, the kicker (K7.3). */
function rank(text: string): number[] {
  const { set, kicker } = diceOf(text);
  return [set.length, set[0] ?? 0, kicker ?? 0];
}

function better(one: string, other: string): string {
  const [a, b] = [rank(one), rank(other)];
  const place = a.findIndex((number, at) => number !== b[at]);
  return place >= 0 && a[place]! > b[place]! ? one : other;
}

function figures({ view, story }: Ended<KnightsView>, seat: number): Figure[] {
  const events = eventsOf<Event>(story);
  const own = events.filter(({ facts }) => "seat" in facts && facts.seat === seat);
  const of = (...names: string[]) => own.filter(({ code }) => names.includes(code.slice("knights-event-".length)));
  const rolled = of("roll").flatMap(({ facts }) => ("dice" in facts ? facts.dice.split(" ").map(Number) : []));
  const results = own.flatMap(({ facts }) => ("result" in facts ? [facts.result] : []));
  const won = of("beaten").length;
  const counted = {
    rolls: of("roll").length,
    sixes: rolled.filter((number) => number > FACTS.live_faces).length,
    conquered: accountOf(events, view.seats.length)[seat]!.conquered,
    held: of("defended").length,
  };
  return [
    { value: results.length ? inWords(results.reduce(better)) : "–", label: t("knights-figure-best") },
    { value: `${won}/${won + of("missed", "king-revenge", "king-spares").length}`, label: t("knights-figure-won") },
    ...Object.entries(counted).map(([what, n]) => ({ value: n, label: t(`knights-figure-${what}`, { n }) })),
  ];
}

export default {
  Sheet,
  how: ({ view }) => (view.ending ? name("ending", view.ending) : ""),
  sum({ view }, seat) {
    const { castles, tournaments } = view.seats[seat]!;
    const parts = [t("knights-castles", { n: castles.length })];
    return list(tournaments ? [...parts, t("knights-tournaments", { n: tournaments })] : parts);
  },
  figures,
  turns,
} satisfies GameEnding<KnightsView>;
