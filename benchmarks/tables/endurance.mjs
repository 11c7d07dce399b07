// Tables at which somebody waits, and tables at which all play for as long as is said; a match that is over is followed
// by another one, of other people.
//
//   node endurance.mjs --port 8123 --idle 5000 --active 500 --rate 100 --minutes 60 --every 30
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
    minutes: { type: "string", default: "60" },
    every: { type: "string", default: "30" },
  },
});
const [rate, minutes, every] = [given.rate, given.minutes, given.every].map(Number);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const adapter = new Adapter({ port: Number(given.port), parties: PARTIES });
const waiting = async () => adapter.connect(await adapter.createTable(), 0);
await setUp(adapter, Number(given.idle), waiting);
const tables = await setUp(adapter, Number(given.active));

let tally = newTally();
let matches = 0;
let late = 0;

/** Let another match follow; nobody plays at this place until all sit. */
async function replace(place) {
  tables[place].close();
  tables[place] = null;
  matches += 1;
  tables[place] = await setUpOne(adapter);
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
    const place = turn % tables.length;
    if (tables[place]?.over) replace(place);
    else if (!tables[place] || tables[place].busy) late += 1;
    else tables[place].post(performance.now(), tally, finished);
  }
  if (performance.now() - reported >= every * 1000) {
    reported = performance.now();
    report(reported - started);
  }
}
process.exit(0);
