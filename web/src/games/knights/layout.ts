/** Where things lie on a table of a certain size: worked out, so that all of it is in view on every screen. */

import { FACTS } from "./generated";

/**
 * `wide`: the others opposite, the stacks beside the dice, oneself below. `tall`: one above the other.
 * `short`: a phone on its side, with the others on the left.
 */
export type Mode = "wide" | "tall" | "short";

/** The place of one player. */
export interface Place {
  readonly width: number;
  readonly height: number;
  /** What face and name take: of the height where they stand above the cards, otherwise of the width. */
  readonly head: number;
  /** Between the cards and the edge. */
  readonly inset: number;
  readonly card: number;
  readonly cardHeight: number;
  /** Castles above, other cards below them. */
  readonly rows: 1 | 2;
}

/** A card on a stack, with its name where it is large enough. */
interface Pile {
  readonly card: number;
  readonly named: boolean;
}

/** All in pixels. */
export interface Layout {
  readonly mode: Mode;
  readonly pad: number;
  readonly gap: number;
  /** Whoever sits opposite, and oneself. */
  readonly seat: Place;
  readonly own: Place;
  readonly stacks: { readonly width: number; readonly height: number } & Pile;
  /** Whether a stack's button stands beside its card. */
  readonly beside: boolean;
  readonly duel: { readonly height: number; readonly card: number; readonly face: number; readonly words: number };
  readonly dice: {
    readonly die: number;
    readonly columns: number;
    readonly height: number;
    readonly slide: number;
  };
  /** The cloth in the middle, with all that lies on it. */
  readonly arena: { readonly width: number; readonly height: number };
}

/** How high a card is for its width, with its name and without. */
export const TALL_CARD = 1.42;
export const CARD = 1.3;
/** A card as wide as this has room for its name. */
const NAMED = 80;
/** The least that a finger hits. */
export const TOUCH = 44;
const DICE = FACTS.dice;
/** What the button of a stack takes beside its card. */
const BUTTON = 70;
/** So many cards lie side by side before anybody, and a little of the next. */
const FEW = 5.2;

interface Part {
  readonly least: number;
  readonly ideal: number;
}

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** Give each part its least, and share what is left by what each would like to have besides. */
export function shared(total: number, parts: readonly Part[]): number[] {
  const least = parts.reduce((sum, part) => sum + part.least, 0);
  const wishes = parts.reduce((sum, part) => sum + part.ideal - part.least, 0);
  const share = wishes > 0 ? clamp(0, (total - least) / wishes, 1) : 0;
  return parts.map((part) => Math.floor(part.least + (part.ideal - part.least) * share));
}

/** The largest card in so much room. */
function pile(width: number, height: number): Pile {
  const named = Math.floor(Math.min(width, height / TALL_CARD));
  return named >= NAMED
    ? { card: named, named: true }
    : { card: Math.floor(Math.min(width, height / CARD)), named: false };
}

/** A player's place with face and name on the left; where it is high, other cards lie below the castles. */
function row(width: number, height: number, head: number, double = false): Place {
  const inset = height < 60 ? 1 : 4;
  const rows = double && height >= 2 * TOUCH + 2 * inset + 4 ? 2 : 1;
  const high = Math.floor((height - 2 - 2 * inset - (rows - 1) * 2) / rows);
  const card = Math.round(Math.max(TOUCH, Math.min(high / CARD, (width - head - 24) / FEW)));
  return { width, height, head, inset, card, cardHeight: Math.min(high, Math.round(card * CARD)), rows };
}

/** A place with face and name above. */
function block(width: number, head: number, most: number, room: number): Place {
  const card = Math.round(clamp(TOUCH, (width - 24) / FEW, most));
  const cardHeight = Math.round(card * CARD);
  const rows = head + 20 + 2 * cardHeight + 4 <= room ? 2 : 1;
  return { width, height: head + 20 + rows * cardHeight + (rows - 1) * 4, head, inset: 4, card, cardHeight, rows };
}

export function layoutOf(width: number, height: number, others: number): Layout {
  if (width > height * 1.05 && width >= 880 && height >= 420) return wide(width, height, others);
  if (height < 420 && width >= 432) return short(width, height, others);
  return tall(width, height, others);
}

function wide(width: number, height: number, others: number): Layout {
  const pad = Math.round(clamp(6, height * 0.015, 20));
  const inside = width - 2 * pad;
  const head = Math.round(clamp(34, height * 0.068, 84));
  const broadest = height * (others === 1 ? 1.2 : 0.85);
  const seatWidth = Math.floor(Math.min((inside - pad * (others - 1)) / others, broadest));
  const seat = block(seatWidth, head, height * 0.13, height * 0.31);
  const own = row(inside, Math.round(clamp(84, height * 0.185, 260)), Math.round(clamp(170, inside * 0.22, 520)));
  const arena = height - 2 * pad - 2 * pad - seat.height - own.height;
  const top = pile(Math.min(inside * 0.094, height * 0.2), arena - 80);
  const { card } = top;
  const stacks = { width: 3 * card + 4 * pad, height: arena, ...top };
  const field = inside - stacks.width;
  const die = Math.round(
    Math.min((field - 2 * Math.max(88, field * 0.11)) / DICE - 8, (arena - 3 * pad - 120) / 1.46, height * 0.14),
  );
  const dice = { die, columns: DICE, slide: Math.round(die * 0.36), height: Math.round(die * 1.46) + 10 };
  const duel = arena - dice.height - 3 * pad;
  return {
    ...{ mode: "wide", pad, gap: pad, seat, own, stacks, beside: false, dice },
    duel: {
      height: duel,
      words: Math.round(clamp(26, height * 0.045, 52)),
      card: Math.round(Math.min((duel - clamp(26, height * 0.045, 52) - 6) / CARD, card * 1.1)),
      face: Math.round(clamp(56, (field - DICE * (die + 8)) / 2 - 32, height * 0.17)),
    },
    arena: { width: inside, height: arena },
  };
}

/** Two faces and a card above so much room for words. */
const duelIn = (width: number, height: number, words: number): Layout["duel"] => ({
  ...{ height, words, card: Math.floor(Math.min((height - words - 4) / CARD, width * 0.19)) },
  face: Math.round(clamp(26, (height - words) * 0.56, Math.min(96, width * 0.15))),
});

function tall(width: number, height: number, others: number): Layout {
  const phone = width < 600;
  const pad = phone ? 4 : 10;
  const gap = phone ? (height < 560 ? 2 : 5) : 8;
  const inside = width - 2 * pad;
  const die = Math.floor(Math.max(56, Math.min((inside - 10) / DICE - 1, height * 0.098)));
  const room = height - 2 * pad - gap * (others + 1) - 4 * gap;
  const big = phone ? 1 : 1.5;
  const [seat, own, piles, fight, dice] = shared(room, [
    { least: (TOUCH + 4) * others, ideal: Math.min(96, 56 + 90 / others) * big * others },
    { least: 54, ideal: 112 * big },
    { least: 60, ideal: 186 * big },
    { least: 56, ideal: 164 * big },
    { least: Math.round(die * 1.1) + 12, ideal: die * 1.6 + 12 },
  ]) as [number, number, number, number, number];
  const head = Math.round(Math.max(96, inside * 0.22));
  // A low stack has its button at its side, and leaves its room to those who fight.
  const beside = piles < 116;
  const stacks = beside ? Math.min(piles, Math.floor((inside / 3 - BUTTON) * CARD) + 4) : piles;
  const duel = fight + piles - stacks;
  return {
    ...{ mode: "tall", pad, gap, beside },
    seat: row(inside, Math.floor(seat / others), head),
    own: row(inside, own, head),
    stacks: {
      width: inside,
      height: stacks,
      ...pile(inside / 3 - (beside ? BUTTON : 20), stacks - (beside ? 2 : 52)),
    },
    duel: duelIn(inside, duel, duel < 84 ? 16 : big * 34),
    dice: { die, columns: DICE, height: dice, slide: Math.floor(dice - die * 1.1) - 5 },
    arena: { width: inside, height: stacks + duel + dice + 4 * gap },
  };
}

function short(width: number, height: number, others: number): Layout {
  const [pad, gap] = [4, 4];
  const inside = width - 2 * pad;
  const columns = inside >= 500 ? DICE : DICE / 2;
  const die = 56;
  const own = row(inside, Math.round(clamp(54, height * 0.17, 76)), Math.round(Math.max(96, inside * 0.2)));
  const arenaHeight = height - 2 * pad - gap - own.height;
  const arenaWidth = Math.max(columns * (die + 2) + 12, Math.round(inside * 0.41));
  const seatWidth = inside - arenaWidth - gap;
  const rowHeight = Math.floor(Math.min((arenaHeight - gap * (others - 1)) / others, 124));
  const diceHeight = (DICE / columns) * (die + 16);
  const [stacks, duel] = shared(arenaHeight - diceHeight - 4 * gap, [
    { least: 60, ideal: 84 },
    { least: 64, ideal: 100 },
  ]) as [number, number];
  return {
    ...{ mode: "short", pad, gap, beside: false, own },
    seat: row(seatWidth, rowHeight, Math.round(clamp(96, seatWidth * 0.28, 120)), true),
    stacks: { width: arenaWidth, height: stacks, ...pile(arenaWidth / 3 - 10, stacks - 4) },
    duel: { ...duelIn(arenaWidth, duel, 26), face: columns === DICE ? 42 : 30 },
    dice: { die, columns, height: diceHeight, slide: 9 },
    arena: { width: arenaWidth, height: arenaHeight },
  };
}

/** A layout as properties for style sheets. */
export function measuresOf({ mode, pad, gap, stacks, duel, dice, arena }: Layout): string {
  const large = mode === "wide";
  const cloth = large ? arena.width - stacks.width : arena.width;
  /** Between a face and the card there is room for five dice, or for so many one over the other. */
  const made = (cloth - 2 * duel.face - duel.card - 36) / 2;
  const abreast = mode === "short" ? 3.2 : 5.8;
  const pixels = {
    ...{ pad, gap, stacks: stacks.height, "stacks-width": stacks.width, "stack-card": stacks.card },
    ...{ duel: duel.height, "duel-card": duel.card, "duel-face": duel.face },
    ...{ dice: dice.height, "die-size": dice.die, slide: dice.slide, between: large ? 8 : 1 },
    ...{ arena: arena.height, "arena-width": arena.width },
    "duel-die": Math.floor(clamp(11, (made - 14) / abreast, 60)),
    "duel-label": Math.round(clamp(10, Math.min(duel.card * 0.18, made / 7), 26)),
    words: duel.words,
    "words-size": Math.round(clamp(13, duel.words * 0.52, 24)),
  };
  return [
    ...Object.entries(pixels).map(([name, value]) => `--${name}: ${value}px`),
    `--stack-tall: ${stacks.named ? TALL_CARD : CARD}`,
  ].join("; ");
}
