/** Who sits at our tables: the portraits that people choose from, and the players of the house. */

import { PORTRAITS, type Seat } from "../../wire/generated";
import type { Look } from "./kit";

export type Portrait = (typeof PORTRAITS)[number];

const [BLACK, BROWN, CHESTNUT, COPPER, STRAW, GREY, WHITE] = [
  ...["#2e2522", "#5a3a26", "#7c4a28", "#b5562a", "#d9ab55", "#9b938a", "#ece5d8"],
] as [string, string, string, string, string, string, string];

export const PEOPLE: Record<Portrait, Look> = {
  archer: {
    ...{ skin: 3, hair: BLACK, cut: "long", eyes: "sly", hat: "hood", hatDye: "#3f6b4f" },
    ...{ clothes: "jerkin", cloth: "#3f6b4f", trim: "#7a5230", ground: "#d9c79a" },
  },
  baker: {
    ...{
      skin: 1,
      hair: BROWN,
      cut: "short",
      beard: "moustache",
      eyes: "merry",
      hat: "toque",
      hatDye: "#fbf5e6",
      bandDye: "#e6dcc6",
    },
    ...{ clothes: "apron", cloth: "#b9772f", trim: "#fbf5e6", ground: "#a9c3d6" },
  },
  falconer: {
    ...{ skin: 5, hair: BLACK, cut: "curls", eyes: "calm", extra: "earring" },
    ...{ clothes: "shawl", cloth: "#7c2233", trim: "#d99a3a", ground: "#b7cbb0" },
  },
  fiddler: {
    ...{
      skin: 0,
      hair: COPPER,
      cut: "mop",
      eyes: "merry",
      extra: "freckles",
      hat: "beret",
      hatDye: "#623a72",
      bandDye: "#dcae5c",
    },
    ...{ clothes: "tunic", cloth: "#623a72", trim: "#dcae5c", ground: "#e3c9a0" },
  },
  gardener: {
    ...{ skin: 2, hair: GREY, cut: "parted", eyes: "merry", hat: "straw", hatDye: "#dfb65c", bandDye: "#a4243b" },
    ...{ clothes: "shawl", cloth: "#3f6b4f", trim: "#8fae7a", ground: "#cfe0ea" },
  },
  herald: {
    ...{
      skin: 4,
      hair: BLACK,
      cut: "short",
      beard: "goatee",
      eyes: "calm",
      hat: "plumed",
      hatDye: "#a4243b",
      bandDye: "#fbf5e6",
    },
    ...{ clothes: "robe", cloth: "#a4243b", trim: "#dcae5c", ground: "#bcd0c0" },
  },
  midwife: {
    ...{ skin: 1, hair: BROWN, cut: "none", eyes: "calm", hat: "wimple", hatDye: "#fbf5e6", bandDye: "#d9cbb0" },
    ...{ clothes: "tunic", cloth: "#2f5d8a", trim: "#fbf5e6", ground: "#e0b9a6" },
  },
  miller: {
    ...{ skin: 0, hair: STRAW, cut: "braids", eyes: "merry", extra: "freckles", bandDye: "#a4243b" },
    ...{ clothes: "apron", cloth: "#2f7f86", trim: "#f3ead6", ground: "#ecd9a8" },
  },
  sailor: {
    ...{
      skin: 2,
      hair: CHESTNUT,
      cut: "short",
      beard: "full",
      eyes: "sly",
      extra: "earring",
      hat: "knit",
      hatDye: "#24476b",
      bandDye: "#2f5d8a",
    },
    ...{ clothes: "jerkin", cloth: "#24476b", trim: "#a4243b", ground: "#b9d3d8" },
  },
  scribe: {
    ...{ skin: 3, hair: WHITE, cut: "bald", beard: "long", eyes: "calm", extra: "spectacles" },
    ...{ clothes: "robe", cloth: "#4a3a2c", trim: "#8a6b45", ground: "#dccfae" },
  },
  smith: {
    ...{ skin: 4, hair: BLACK, cut: "bun", eyes: "stern", extra: "soot", hat: "circlet", bandDye: "#a4243b" },
    ...{ clothes: "apron", cloth: "#8f8478", trim: "#6b4a2c", ground: "#e2b07a" },
  },
  weaver: {
    ...{
      skin: 2,
      hair: BLACK,
      cut: "parted",
      eyes: "calm",
      hat: "kerchief",
      hatDye: "#a4243b",
      bandDye: "#f3d48b",
    },
    ...{ clothes: "shawl", cloth: "#2f5d8a", trim: "#e8dcc0", ground: "#c9c2de" },
  },
};

type Nature = Pick<Look, "skin" | "hair" | "cut" | "eyes"> & Pick<Look, "beard">;

/** Six people of the house, so that two of one office are not the same. */
const NATURES: readonly Nature[] = [
  { skin: 1, hair: CHESTNUT, cut: "mop", beard: "none", eyes: "merry" },
  { skin: 4, hair: BLACK, cut: "braids", eyes: "calm" },
  { skin: 0, hair: GREY, cut: "short", beard: "goatee", eyes: "calm" },
  { skin: 2, hair: BROWN, cut: "long", eyes: "sly" },
  { skin: 5, hair: BLACK, cut: "short", beard: "full", eyes: "stern" },
  { skin: 0, hair: COPPER, cut: "parted", eyes: "merry" },
];

type Office = Omit<Look, keyof Nature> & { nature: number; young?: true };

/** What an office of the house wears, and who fills it usually. */
const OFFICES: Record<string, Office> = {
  page: {
    ...{ nature: 0, young: true, extra: "freckles", hat: "beret", hatDye: "#2f5d8a", bandDye: "#dcae5c" },
    ...{ clothes: "tunic", cloth: "#2f5d8a", trim: "#dcae5c", ground: "#d6e2ea" },
  },
  squire: {
    ...{ nature: 3, young: true, hat: "circlet", bandDye: "#a4243b" },
    ...{ clothes: "mail", cloth: "#3f6b4f", trim: "#f3ead6", ground: "#d9e0bd" },
  },
  steward: {
    ...{ nature: 2, hat: "bonnet", hatDye: "#5a2a3a", bandDye: "#3d1d28" },
    ...{ clothes: "chain", cloth: "#7c2233", trim: "#3d1d28", ground: "#ead2b0" },
  },
  marshal: {
    ...{ nature: 4, hat: "helm", bandDye: "#a4243b", extra: "scar" },
    ...{ clothes: "plate", cloth: "#a4243b", trim: "#dcae5c", ground: "#c7ccd6" },
  },
  sovereign: {
    ...{ nature: 1, hat: "crown", hatDye: "#a4243b", bandDye: "#b7791f" },
    ...{ clothes: "ermine", cloth: "#623a72", trim: "#dcae5c", ground: "#f3d48b" },
  },
  "steward-1": {
    ...{ nature: 2, extra: "spectacles", hat: "bonnet", hatDye: "#4a4a4a", bandDye: "#2b2420" },
    ...{ clothes: "chain", cloth: "#55504a", trim: "#2b2420", ground: "#d9cbb0" },
  },
};

const FOOL: Office = {
  ...{ nature: 5, hat: "jester", hatDye: "#a4243b", bandDye: "#2f7f86" },
  ...{ clothes: "motley", cloth: "#2f7f86", trim: "#a4243b", ground: "#f0e2b8" },
};

/** A player of the house; `number` tells those of one office apart. */
export function houseFace(bot: string, number = 0): Look {
  const { nature, young, ...worn } = OFFICES[bot] ?? FOOL;
  const born = NATURES[(nature + number) % NATURES.length]!;
  return { ...born, ...worn, ...(young && { beard: "none", hair: born.hair === GREY ? STRAW : born.hair }) };
}

type Sitting = Pick<Seat, "kind" | "bot" | "name" | "who" | "device" | "portrait">;

/** Which portrait suits somebody who has not chosen one: always the same for the same words. */
function placeOf(words: string): number {
  let sum = 0;
  for (const letter of words) sum = (sum * 31 + letter.codePointAt(0)!) >>> 0;
  return sum % PORTRAITS.length;
}

/** Somebody as they have chosen to look, or as their name makes us think. */
export const personFace = ({ id, portrait }: { id: string; portrait?: Portrait | null }): Look =>
  PEOPLE[portrait ?? PORTRAITS[placeOf(id)]!];

/** Everybody at a table; whoever has not chosen a portrait looks like nobody else, as far as there are portraits. */
export function facesOf(seats: readonly Sitting[]): Look[] {
  const taken = new Set(seats.map(({ portrait }) => portrait));
  return seats.map((seat, number) => {
    // Somebody for whom a bot plays on keeps their face.
    if (seat.bot && (seat.kind === "bot" || !seat.who)) return houseFace(seat.bot, number);
    if (seat.portrait) return PEOPLE[seat.portrait];
    const first = placeOf((!seat.device && seat.who) || (seat.name ?? ""));
    const turned = [...PORTRAITS.slice(first), ...PORTRAITS.slice(0, first)];
    const portrait = turned.find((one) => !taken.has(one)) ?? turned[0]!;
    taken.add(portrait);
    return PEOPLE[portrait];
  });
}
