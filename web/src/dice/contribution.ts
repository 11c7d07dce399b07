/** This device's part in the dice: commit, reveal once, check afterwards. See docs/protocol.md. */

import type { Command, TableInfo } from "../wire/generated";
import { isComplete, keep, receiptOf, type Receipt } from "./receipts";
import { sha256, sha256Hex } from "./sha256";

const SCHEME = 2;

/** What a match says about its dice, as far as it says it yet. */
export interface Settled {
  commitment: string;
  hashes: (string | null)[];
  contributions: (string | null)[];
  secret?: string;
}

/** What does not fit: something that was promised, or what should follow from it. */
export type Contradiction = "commitment" | "hashes" | "mine" | "texts" | "secret";

export function contributionHash(table: string, text: string): string {
  return sha256(`tafelrunde contribution 2\n${table}\n${text}`);
}

/** The command that is due now, if one is. */
export function due(table: TableInfo, seat: number): Command | undefined {
  if (table.status !== "open" || table.scheme !== SCHEME) return undefined;
  if (table.sealed) return reveal(table, seat);
  const full = table.seats.every(({ kind }) => kind === "human" || kind === "bot");
  return full && !table.seats[seat]!.hash ? commit(table, seat) : undefined;
}

function commit(table: TableInfo, seat: number): Command {
  const draft = drafted(table, seat) ?? { ...draftOf(table, seat), hashes: [] };
  keep(draft);
  return { t: "contribute", hash: contributionHash(table.id, draft.text) };
}

/** Reveal what stands in the sealed list, under the commitment seen before, and to one list only. */
function reveal(table: TableInfo, seat: number): Command | undefined {
  const { hashes, contributions } = settledBy(table);
  const draft = drafted(table, seat);
  if (!draft || hashes[seat] !== contributionHash(table.id, draft.text) || contributions[seat]) return undefined;
  if (isComplete(draft) && !same(draft.hashes, hashes)) return undefined;
  keep({ ...draft, hashes });
  return { t: "reveal", text: draft.text };
}

/** The text for this seat, if one was made under the commitment that still stands. */
function drafted(table: TableInfo, seat: number): Receipt | undefined {
  const draft = receiptOf(table.id);
  return draft?.seat === seat && draft.commitment === table.commitment ? draft : undefined;
}

function draftOf(table: TableInfo, seat: number): Omit<Receipt, "hashes"> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { table: table.id, seat, commitment: table.commitment, text };
}

export function settledBy(table: TableInfo): Settled {
  return {
    commitment: table.commitment,
    hashes: table.seats.map(({ hash }) => hash ?? null),
    contributions: table.seats.map(({ contribution }) => contribution ?? null),
    secret: table.secret,
  };
}

/** What a match says differently from what this device kept; once it has begun. */
export function contradiction(receipt: Receipt, settled: Settled): Contradiction | null {
  const { commitment, hashes, contributions, secret } = settled;
  if (commitment !== receipt.commitment) return "commitment";
  if (!same(hashes, receipt.hashes)) return "hashes";
  if (contributions[receipt.seat] !== receipt.text) return "mine";
  const fits = (text: string | null, seat: number) =>
    text === null || contributionHash(receipt.table, text) === hashes[seat];
  if (!contributions.every(fits)) return "texts";
  return secret !== undefined && sha256Hex(secret) !== receipt.commitment ? "secret" : null;
}

/** The seats that committed to a text and did not reveal it. */
export function withheld({ hashes, contributions }: Settled): number[] {
  return hashes.flatMap((hash, seat) => (hash !== null && contributions[seat] === null ? [seat] : []));
}

function same(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, at) => part === other[at]);
}
