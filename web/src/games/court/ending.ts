import type { Ended, Figure, GameEnding } from "../../ends/ending";
import { eventsOf } from "../../ends/story";
import { t } from "../../words/words.svelte";
import { alikeOf, duelOf, type Alike, type Duel } from "./duel";
import type { Event } from "./generated";
import Sheet from "./Sheet.svelte";
import { turns } from "./turns";
import { cardsOf, type CourtView } from "./view";

const duelIn = ({ story, view }: Ended<CourtView>): Duel | undefined =>
  duelOf(eventsOf<Event>(story), view.seats.length);

/** With what a seat stood in the duel: its roll in the final round, or what it took the King with. */
function stood(duel: Duel | undefined, seat: number): Alike | undefined {
  return duel?.rolls.find((roll) => roll.seat === seat) ?? (duel?.first.seat === seat ? duel.first : undefined);
}

function figures({ story }: Ended<CourtView>, seat: number): Figure[] {
  const own = eventsOf<Event>(story).filter(({ facts }) => facts?.seat === seat);
  const dice = (event: Event) =>
    "dice" in (event.facts ?? {}) ? (event.facts as { dice: string }).dice.split(" ") : [];
  const of = (...names: string[]) => own.filter(({ code }) => names.includes(code.slice("court-event-".length)));
  const best = of("result")
    .map((event) => alikeOf(dice(event).map(Number)))
    .sort((one, other) => other.alike - one.alike || other.number - one.number)[0];
  const counted = {
    rolls: of("roll").length,
    dice: of("roll").flatMap(dice).length,
    characters: of("claim").length,
    uses: of("add", "change", "use").length,
  };
  return [
    { value: best ? t("court-alike", { ...best }) : "–", label: t("court-figure-best") },
    ...Object.entries(counted).map(([what, n]) => ({ value: n, label: t(`court-figure-${what}`, { n }) })),
  ];
}

export default {
  Sheet,
  how({ view: { mark } }) {
    const [alike, number] = mark ?? [];
    return mark ? t("court-with-mark", { alike, number }) : "";
  },
  sum(ended, seat) {
    const alike = stood(duelIn(ended), seat);
    if (alike) return t("court-alike", { alike: alike.alike, number: alike.number });
    return t("court-characters", { n: cardsOf(ended.view.seats[seat]!).length });
  },
  figures,
  turns,
} satisfies GameEnding<CourtView>;
