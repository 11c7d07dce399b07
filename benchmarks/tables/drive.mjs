// Tables of four seats, and the two ways to drive them: at a rate, and flat out.

import { performance } from "node:perf_hooks";

const TAIL_MS = 5000; // how long moves under way may still arrive after the end

/** One table: posts a move at the seat that has to act, and times its update at the three others. */
export class Table {
  #seats;
  #next;
  #version;
  #posted = 0;
  #missing = 0;
  #tally;
  #done;

  constructor(seats) {
    this.#seats = seats.map(({ connection }) => connection);
    this.#next = seats.map(({ start }) => start).find(({ move }) => move); // some servers tell moves to one seat only
    this.#version = this.#next.version;
    this.#seats.forEach((connection, seat) => connection.onUpdate((update) => this.#arrived(seat, update)));
  }

  get busy() {
    return this.#missing > 0;
  }

  get over() {
    return this.#next === null;
  }

  /** Post the next move. Its time runs from `since`; `done` is called when all four seats have its update. */
  post(since, tally, done) {
    this.#posted = since;
    this.#tally = tally;
    this.#done = done;
    this.#missing = this.#seats.length;
    this.#seats[this.#next.seat].post(this.#next);
  }

  #arrived(seat, update) {
    // A server that refuses a move may send the old position again: that must never count as a move.
    if (!this.busy || update.version <= this.#version) throw new Error("an update without a move: was one refused?");
    if (seat !== this.#next.seat) this.#tally.latencies.push(performance.now() - this.#posted);
    this.#tally.bytes += update.bytes;
    this.#tally.updates += 1;
    this.#missing -= 1;
    if (this.busy) return;
    this.#version = update.version;
    this.#next = update.next();
    this.#tally.moves += 1;
    this.#done(this);
  }

  close() {
    for (const seat of this.#seats) seat.close();
  }
}

export const newTally = () => ({ moves: 0, updates: 0, bytes: 0, latencies: [], behind: 0 });
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function settled(tables) {
  const end = performance.now() + TAIL_MS;
  while (tables.some((table) => table.busy) && performance.now() < end) await pause(20);
  return tables.filter((table) => table.busy).length;
}

/** Closed loop: `active` moves under way, no more; a table that has its update goes to the end of the queue. */
export async function flatOut(tables, { seconds, active }) {
  const tally = newTally();
  const queue = tables.filter((table) => !table.over);
  const end = performance.now() + seconds * 1000;
  const postNext = () => {
    const now = performance.now();
    if (now < end) queue.shift()?.post(now, tally, finished);
  };
  const finished = (table) => {
    if (!table.over) queue.push(table);
    postNext();
  };
  const started = performance.now();
  for (let i = 0; i < Math.min(active, tables.length); i++) postNext();
  await pause(seconds * 1000);
  const elapsed = performance.now() - started;
  const moves = tally.moves; // those that arrive later are outside of `elapsed`
  const lost = await settled(tables);
  return { ...tally, moves, elapsed, lost };
}

/** Open loop: one move every 1/rate seconds, table after table, whether or not the server keeps up. */
export async function atRate(tables, { seconds, rate }) {
  const tally = newTally();
  const owed = new Map(); // moves that were due while the table's last one was still under way: their time runs
  const step = 1000 / rate;
  const total = Math.round(seconds * rate);
  const finished = (table) => {
    const due = owed.get(table)?.shift();
    if (due !== undefined && !table.over) table.post(due, tally, finished);
  };
  const postDue = (table, due, now) => {
    if (table.over) return;
    if (!table.busy) table.post(now, tally, finished);
    else if (owed.has(table)) owed.get(table).push(due);
    else owed.set(table, [due]);
  };
  const started = performance.now();
  for (let i = 0; i < total; ) {
    const now = performance.now();
    for (; i < total && started + i * step <= now; i++) {
      tally.behind = Math.max(tally.behind, now - (started + i * step));
      postDue(tables[i % tables.length], started + i * step, now);
    }
    await pause(1);
  }
  const elapsed = performance.now() - started;
  const lost = await settled(tables);
  return { ...tally, elapsed, lost };
}
