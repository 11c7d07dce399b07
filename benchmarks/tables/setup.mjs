// Sets tables up at a server, with all their seats connected.

import { Table } from "./drive.mjs";

export const SEATS = 4;
const AT_ONCE = 16; // tables being set up at the same time

/** A table at which all play. */
export async function setUpOne(adapter) {
  const table = await adapter.createTable();
  const seats = [];
  for (let seat = 0; seat < SEATS; seat++) seats.push(await adapter.connect(table, seat));
  return new Table(seats);
}

/** Many, each made by `one`. */
export async function setUp(adapter, count, one = setUpOne) {
  const tables = [];
  let begun = 0;
  const worker = async () => {
    while (begun++ < count) {
      tables.push(await one(adapter));
      if (tables.length % 100 === 0) console.error(`${tables.length} of ${count} tables connected`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return tables;
}
