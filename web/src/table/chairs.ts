/** The chairs of a table before its match: who sits there, and what its host may do about it. */

import { facesOf } from "../look/faces/cast";
import type { Chair } from "../look/RoundTable.svelte";
import type { Seat, TableInfo } from "../wire/generated";
import { self } from "../wire/me.svelte";
import { t } from "../words/words.svelte";
import type { TableModel } from "./table.svelte";

export const isFree = ({ kind }: Seat): boolean => kind === "open" || kind === "reserved";

/** The host sends others away, house players too, and takes invitations back. */
export function isDismissible({ seats, host }: TableInfo, number: number): boolean {
  const seat = seats[number]!;
  if (isFree(seat)) return Boolean(seat.invited);
  return seat.who !== host || Boolean(seat.device);
}

export function chairAt(model: TableModel, number: number): Chair {
  const table = model.table!;
  const seat = table.seats[number]!;
  const note = notesOn(seat, number, model).filter(Boolean).join(" · ");
  if (isFree(seat)) return { look: null, who: t(`seat-${seat.kind}`), note };
  return { look: facesOf(table.seats)[number]!, who: model.name(number), note };
}

function notesOn(seat: Seat, number: number, model: TableModel): (string | false | undefined)[] {
  const person = seat.kind === "human" && !seat.device;
  return [
    seat.invited && t("seat-invited"),
    number === model.you && t("seat-you"),
    seat.device && t(seat.who === self.me?.id ? "seat-device" : "seat-device-host"),
    person && seat.who === model.table!.host && t("seat-host"),
    person && number !== model.you && t(seat.present ? "seat-ready" : "seat-away"),
  ];
}
