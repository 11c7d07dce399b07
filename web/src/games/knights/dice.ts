/** The dice of a contest: which lie in the tray, which are in the hand, which fell dead. */

import { FACTS } from "./generated";

export interface Die {
  readonly id: number;
  readonly value: number;
  /** `kept` lies in the tray, `fresh` was thrown just now, `rolling` is in the hand. */
  readonly lies: "kept" | "fresh" | "dead" | "rolling";
  /** The throw it comes from. */
  readonly throw: number;
}

/** The numbers of dice in a text. */
export const numbers = (text: string): number[] => text.match(/\d/g)?.map(Number) ?? [];

/** Dice as they are found lying, with those that fell dead before. */
export function laid(values: readonly number[], dead: number): Die[] {
  const fallen = Array.from({ length: dead }, () => FACTS.faces);
  return [...values, ...fallen].map((value, id) => ({
    id,
    value,
    lies: id < values.length ? "fresh" : "dead",
    throw: 0,
  }));
}

/** Whether these are the live dice that lie there. */
export const fits = (dice: readonly Die[], values: readonly number[]): boolean =>
  live(dice).join() === [...values].sort().join();

const live = (dice: readonly Die[]): number[] =>
  dice
    .filter((die) => die.lies === "kept" || die.lies === "fresh")
    .map((die) => die.value)
    .sort();

/** Put the kept dice into the tray and take the other live ones into the hand. */
export function keep(dice: readonly Die[], kept: readonly number[]): Die[] {
  const wanted = [...kept];
  const stays = (die: Die): boolean => {
    const found = wanted.indexOf(die.value);
    if (die.lies === "dead" || found < 0) return false;
    wanted.splice(found, 1);
    return true;
  };
  // What lies in the tray stays there before an equal die joins it.
  const trayFirst = [...dice].sort((a, b) => Number(b.lies === "kept") - Number(a.lies === "kept"));
  const tray = new Set(trayFirst.filter(stays).map((die) => die.id));
  return dice.map((die) => (die.lies === "dead" ? die : { ...die, lies: tray.has(die.id) ? "kept" : "rolling" }));
}

/** Throw what is in the hand; what shows too much falls dead (K6.2). */
export function thrown(dice: readonly Die[], values: readonly number[], count: number): Die[] {
  const hand = dice.some((die) => die.lies === "rolling")
    ? dice
    : values.map((value, id): Die => ({ id, value, lies: "rolling", throw: count }));
  const rest = [...values];
  return hand.map((die) => {
    if (die.lies !== "rolling") return die;
    const value = rest.shift() ?? die.value;
    return { id: die.id, value, lies: value > FACTS.live_faces ? "dead" : "fresh", throw: count };
  });
}
