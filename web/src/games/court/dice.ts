/** Which die is which, from one position to the next, so that each can move from where it lay to where it lies. */

import type { Event } from "./generated";
import { thrown as thrownIn } from "./tale";
import type { CourtView } from "./view";

export interface TableDie {
  readonly id: number;
  readonly value: number;
  readonly place: "active" | "aside";
  /** Thrown in this very step. */
  readonly thrown: boolean;
  /** How often it was thrown, so that each throw is seen. */
  readonly throws: number;
}

type Dice = readonly TableDie[];

let made = 0;

/** The dice of a position; those of the position before stay the same dice wherever that is possible. */
export function follow(before: Dice, view: CourtView, events: readonly Event[]): TableDie[] {
  const rolled = thrownIn(events);
  const pool = [...before];
  const aside = keep(pool, view.aside, "aside");
  const active = keep(pool, without(view.active, rolled ?? []), "active");
  const thrown = (rolled ?? []).filter((value) => view.active.includes(value));
  const others = rest(view.active, active);
  const changed = others.map((value) => renew(pool, value, thrown));
  const sameOrder = [...active, ...changed].sort((a, b) => place(before, a) - place(before, b));
  return [...(changed.length === view.active.length ? changed : sameOrder), ...aside];
}

/** Take dice that show these numbers out of the pool, those that lie in the right place first. */
function keep(pool: TableDie[], values: readonly number[], where: TableDie["place"]): TableDie[] {
  return values.flatMap((value) => {
    const alike = pool.filter((die) => die.value === value);
    const die = alike.find((one) => one.place === where) ?? (where === "aside" ? alike[0] : undefined);
    if (!die) return where === "aside" ? [renew(pool, value, [], where)] : [];
    pool.splice(pool.indexOf(die), 1);
    return [{ ...die, place: where, thrown: false }];
  });
}

/** A die that shows another number now, or a new one from the supply. */
function renew(pool: TableDie[], value: number, thrown: number[], where: TableDie["place"] = "active"): TableDie {
  const found = pool.findIndex((die) => die.place === "active");
  const old = found < 0 ? { id: (made += 1), throws: 0 } : pool.splice(found, 1)[0]!;
  const hit = thrown.indexOf(value);
  if (hit >= 0) thrown.splice(hit, 1);
  return { id: old.id, value, place: where, thrown: hit >= 0, throws: old.throws + Number(hit >= 0) };
}

const place = (before: Dice, die: TableDie): number => {
  const found = before.findIndex(({ id }) => id === die.id);
  return found < 0 ? Number.POSITIVE_INFINITY : found;
};

const rest = (values: readonly number[], taken: readonly TableDie[]): number[] =>
  without(
    values,
    taken.map((die) => die.value),
  );

/** Dice that show these numbers, each as often as it occurs, by their ids. */
export function marked(dice: Dice, numbers: readonly number[]): Set<number> {
  const left = [...dice];
  const found = numbers.flatMap((number) => {
    const place = left.findIndex(({ value }) => value === number);
    return place < 0 ? [] : left.splice(place, 1);
  });
  return new Set(found.map(({ id }) => id));
}

/** These numbers less those, each as often as it occurs. */
export function without(values: readonly number[], taken: readonly number[]): number[] {
  const left = [...values];
  for (const value of taken) {
    const found = left.indexOf(value);
    if (found >= 0) left.splice(found, 1);
  }
  return left;
}
