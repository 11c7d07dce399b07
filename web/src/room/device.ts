/** Several people on one device: which seats it plays, and in whose hands it is. */

import type { Seat, TableInfo, Update } from "../wire/generated";

const isPlayedBy =
  (me: string) =>
  ({ who, bot }: Seat): boolean =>
    who === me && !bot;

/** The seats that somebody acts for, their own first. */
export function handsOf({ seats }: Pick<TableInfo, "seats">, me: string | undefined): number[] {
  if (!me) return [];
  const mine = [...seats.keys()].filter((seat) => isPlayedBy(me)(seats[seat]!));
  return mine.sort((one, other) => Number(seats[one]!.device ?? false) - Number(seats[other]!.device ?? false));
}

/** Whether somebody else plays on one's own device. */
export const isShared = ({ seats }: Pick<TableInfo, "seats">, me: string | undefined): boolean =>
  Boolean(me) && seats.some((seat) => seat.device && seat.who === me);

/** As which seat one sees the table; on a device that several share the server says it, or nothing while all is covered. */
export function seatAt(
  table: Pick<TableInfo, "seats" | "status">,
  match: Pick<Update, "you"> | null | undefined,
  me: string | undefined,
): number | null {
  if (!match || table.status === "open" || !isShared(table, me)) return handsOf(table, me)[0] ?? null;
  return match.you ?? null;
}

/** The seat to which the device has to be passed, if it has to be. */
export function awaitedHand(
  table: Pick<TableInfo, "seats" | "status">,
  match: Pick<Update, "you" | "to_act"> | null | undefined,
  me: string | undefined,
): number | null {
  const acts = match?.to_act ?? null;
  if (acts === null || table.status !== "running" || !isShared(table, me)) return null;
  return handsOf(table, me).includes(acts) && match?.you !== acts ? acts : null;
}
