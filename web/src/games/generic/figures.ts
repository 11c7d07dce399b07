/** What can be drawn of a view without knowing its game: its fields, by the kinds that the server names. */

import type { FieldInfo } from "../../wire/generated";

export type Values = Readonly<Record<string, unknown>>;

/** A field that has something to show. */
export interface Figure {
  name: string;
  kind: FieldInfo["kind"];
  value: unknown;
}

/** What a table's headline says anyway. */
const TOLD = new Set(["phase"]);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (Array.isArray(value) && !value.length);

/** The fields with something in them; numbers are told even if they are zero. */
export function figures(layout: readonly FieldInfo[], values: Values | undefined): Figure[] {
  return layout
    .map(({ name, kind }) => ({ name, kind, value: values?.[name] }))
    .filter(({ name, value }) => !TOLD.has(name) && !isEmpty(value));
}

/** What belongs to a seat: the entry of a list. */
export function entryOf(whole: unknown, seat: number): Values | undefined {
  const { seats } = (whole ?? {}) as { seats?: Values[] };
  return seats?.[seat];
}

/** The name of a field as a person would write it. */
export const titled = (name: string): string => name.replaceAll(/[_-]/g, " ");

export const numbersOf = (value: unknown): number[] => (Array.isArray(value) ? value : [value]).map(Number);
