/** What this device keeps of the dice of each match; `tafelrunde verify --receipt` reads it. */

export interface Receipt {
  table: string;
  seat: number;
  /** The server's, as it stood when the text was made and when all hashes were sealed. */
  commitment: string;
  /** This device's own contribution. */
  text: string;
  /** Of all seats, when the text was revealed; none before. */
  hashes: (string | null)[];
}

const KEY = "tafelrunde-receipts";
const MOST = 100;
/** Where the browser keeps nothing, for as long as the page is open. */
let remembered: Receipt[] = [];

export function receiptOf(table: string): Receipt | undefined {
  return all().find((receipt) => receipt.table === table);
}

/** Keep a receipt; the oldest of very many are forgotten. */
export function keep(receipt: Receipt): void {
  const others = all().filter(({ table }) => table !== receipt.table);
  remembered = [...others, receipt].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // It is remembered until the page is closed.
  }
}

/** Whether the text was revealed, so that the receipt proves something. */
export function isComplete(receipt: Receipt | undefined): receipt is Receipt {
  return Boolean(receipt?.hashes.length);
}

/** A file to be downloaded. */
export function asFile(receipt: Receipt): string {
  return `data:application/json,${encodeURIComponent(JSON.stringify(receipt))}`;
}

function all(): Receipt[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return Array.isArray(kept) ? (kept as Receipt[]) : remembered;
  } catch {
    return remembered;
  }
}
