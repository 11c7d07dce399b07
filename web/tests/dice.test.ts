import { createHash } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { contradiction, contributionHash, due, settledBy, withheld } from "../src/dice/contribution";
import { asFile, isComplete, keep, receiptOf, type Receipt } from "../src/dice/receipts";
import { sha256, sha256Bytes, sha256Hex } from "../src/dice/sha256";
import type { TableInfo } from "../src/wire/generated";

const SECRET = "00ff10";
const TABLE: TableInfo = {
  t: "table",
  id: "abc123",
  game: "knights",
  options: { players: 3 },
  status: "open",
  host: "host",
  seats: [
    { kind: "human", who: "me" },
    { kind: "human", who: "host" },
    { kind: "bot", bot: "random" },
  ],
  clock: { kind: "none" },
  listed: true,
  watch: true,
  commitment: sha256Hex(SECRET),
  created: 0,
  scheme: 2,
};

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const texts = { host: "the host's" };

/** The table after everybody has committed, with me on seat 0. */
function sealed(): TableInfo {
  const { hash } = due(TABLE, 0) as { hash: string };
  const hashes = [hash, contributionHash(TABLE.id, texts.host), undefined];
  return { ...TABLE, sealed: true, seats: TABLE.seats.map((seat, number) => ({ ...seat, hash: hashes[number] })) };
}

/** The match after all have revealed. */
function begun(table: TableInfo): TableInfo {
  const contributions = [receiptOf(TABLE.id)!.text, texts.host, undefined];
  const seats = table.seats.map((seat, number) => ({ ...seat, contribution: contributions[number] }));
  return { ...table, status: "over", secret: SECRET, seats };
}

function played(): { receipt: Receipt; over: TableInfo } {
  const table = sealed();
  due(table, 0);
  return { receipt: receiptOf(TABLE.id)!, over: begun(table) };
}

test("our SHA-256 is everybody's", () => {
  expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  for (const length of [1, 54, 55, 56, 63, 64, 65, 119, 120, 1000, 70000]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
    expect(sha256Bytes(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
  expect(sha256("ünï ♜")).toBe(createHash("sha256").update("ünï ♜").digest("hex"));
});

test("a contribution's hash is bound to its table, as the server has it", () => {
  expect(contributionHash("k3J9", "heads")).toBe(sha256("tafelrunde contribution 2\nk3J9\nheads"));
});

test("nothing is due while seats are free, for old tables, and during the match", () => {
  const free = { ...TABLE, seats: [TABLE.seats[0]!, { kind: "open" as const }] };
  expect(due(free, 0)).toBeUndefined();
  expect(due({ ...TABLE, scheme: undefined }, 0)).toBeUndefined();
  expect(due({ ...TABLE, status: "running" }, 0)).toBeUndefined();
});

test("a device commits to one text, however often it is told of the table", () => {
  const first = due(TABLE, 0);
  expect(first).toMatchObject({ t: "contribute", hash: contributionHash(TABLE.id, receiptOf(TABLE.id)!.text) });
  expect(due(TABLE, 0)).toEqual(first);
  expect(isComplete(receiptOf(TABLE.id))).toBe(false);
});

test("it reveals what was sealed and keeps all hashes", () => {
  const table = sealed();
  expect(due(table, 0)).toEqual({ t: "reveal", text: receiptOf(TABLE.id)!.text });
  expect(receiptOf(TABLE.id)!.hashes).toEqual(settledBy(table).hashes);
  expect(due(table, 0)).toMatchObject({ t: "reveal" }); // the answer was lost
  expect(due(begun(table), 0)).toBeUndefined();
});

test("it reveals nothing under another commitment, for another hash, or to a second list", () => {
  const table = sealed();
  expect(due({ ...table, commitment: "ff" }, 0)).toBeUndefined();
  expect(
    due({ ...table, seats: [{ ...table.seats[0]!, hash: "ff" }, ...table.seats.slice(1)] }, 0),
  ).toBeUndefined();
  expect(due(table, 1)).toBeUndefined();
  due(table, 0);
  const other = [table.seats[0]!, { ...table.seats[1]!, hash: "ff" }, table.seats[2]!];
  expect(due({ ...table, seats: other }, 0)).toBeUndefined();
});

test("an honest match fits the receipt", () => {
  const { receipt, over } = played();
  expect(contradiction(receipt, settledBy(over))).toBeNull();
  expect(withheld(settledBy(over))).toEqual([]);
});

test("whatever the server changes afterwards is noticed", () => {
  const { receipt, over } = played();
  const settled = settledBy(over);
  const late = contributionHash(TABLE.id, "chosen late");
  expect(contradiction(receipt, { ...settled, secret: "00ff11" })).toBe("secret");
  expect(contradiction(receipt, { ...settled, secret: "00ff11", commitment: sha256Hex("00ff11") })).toBe(
    "commitment",
  );
  expect(contradiction(receipt, { ...settled, hashes: [settled.hashes[0]!, late, null] })).toBe("hashes");
  expect(contradiction(receipt, { ...settled, contributions: [null, texts.host, null] })).toBe("mine");
  expect(contradiction(receipt, { ...settled, contributions: [receipt.text, "chosen late", null] })).toBe("texts");
});

test("who committed and did not reveal is named", () => {
  const { over } = played();
  expect(withheld({ ...settledBy(over), contributions: [receiptOf(TABLE.id)!.text, null, null] })).toEqual([1]);
});

test("a hundred receipts are kept, and the file holds nothing but the receipt", () => {
  for (let number = 0; number < 120; number += 1) {
    keep({ table: `t${number}`, seat: 0, commitment: "", text: "x", hashes: [] });
  }
  expect(receiptOf("t19")).toBeUndefined();
  expect(receiptOf("t119")).toBeDefined();
  const file = asFile(receiptOf("t119")!).replace("data:application/json,", "");
  expect(Object.keys(JSON.parse(decodeURIComponent(file)) as object)).toEqual([
    "table",
    "seat",
    "commitment",
    "text",
    "hashes",
  ]);
});

test("where the browser keeps nothing the page remembers", () => {
  vi.stubGlobal("localStorage", {
    getItem() {
      throw new Error("denied");
    },
    setItem() {
      throw new Error("denied");
    },
  });
  const table = sealed();
  expect(due(table, 0)).toMatchObject({ t: "reveal" });
});
