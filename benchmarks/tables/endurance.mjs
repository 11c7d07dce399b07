// Tables at which somebody waits, and tables at which all play for as long as is said. Players leave when the match is over or,
// so that matches of every age are being played, after any number of moves; others sit down at a new table then.
//
//   node endurance.mjs --port 8123 --idle 5000 --active 500 --rate 100 --moves 120 --minutes 60 --every 30
//
// A JSON line on stdout every so many seconds: what was played since the line before.

import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";

import { newTally } from "./drive.mjs";
import { quantile } from "./figures.mjs";
import { setUp, setUpOne } from "./setup.mjs";
import { Adapter } from "./tafelrunde-adapter.mjs";

const PARTIES = 250; // of four people each

const { values: given } = parseArgs({
  options: {
    port: { type: "string" },
    idle: { type: "string", default: "5000" },
    active: { type: "string", default: "500" },
    rate: { type: "string", default: "100" },
    moves: { type: "string", default: "120" },
    minutes: { type: "string", default: "60" },
    every: { type: "string", default: "30" },
  },
});
const [rate, minutes, every] = [given.rate, given.minutes, given.every].map(Number);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const adapter = new Adapter({ port: Number(given.port), parties: PARTIES });
const waiting = async () => adapter.connect(await adapter.createTable(), 0);
await setUp(adapter, Number(given.idle), waiting);
const begin = async () => ({ table: await setUpOne(adapter), left: Math.ceil(Math.random() * Number(given.moves)) });
const places = await setUp(adapter, Number(given.active), begin);

let tally = newTally();
let matches = 0;
let late = 0;

/** Let others sit down at another table; nobody plays in this place until they do. */
async function replace(number) {
  places[number].table.close();
  places[number] = null;
  matches += 1;
  places[number] = await begin();
}

/** Play a move in a place, unless the one before is still under way. */
function play(number) {
  const place = places[number];
  if (!place || place.table.busy) late += 1;
  else if (place.table.over || place.left-- === 0) replace(number);
  else place.table.post(performance.now(), tally, finished);
}

function report(at) {
  const times = Float64Array.from(tally.latencies).sort();
  const [p50_ms, p99_ms] = [quantile(times, 0.5), quantile(times, 0.99)];
  console.log(JSON.stringify({ at_s: Math.round(at / 1000), moves: tally.moves, matches, late, p50_ms, p99_ms }));
  tally = newTally();
}

const finished = () => {};
const started = performance.now();
const end = started + minutes * 60_000;
let due = started;
let reported = started;
report(0);
for (let turn = 0; performance.now() < end; await pause(2)) {
  for (; due <= performance.now(); due += 1000 / rate, turn++) {
    play(turn % places.length);
  }
  if (performance.now() - reported >= every * 1000) {
    reported = performance.now();
    report(reported - started);
  }
}
process.exit(0);
