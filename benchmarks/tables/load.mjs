// Load on a table server over loopback: N tables of four bots-by-wire, each seat with its own WebSocket.
//
//   node load.mjs --adapter boardgameio --port 8123 --pid PID --rate 200 --flat-out
//
// One JSON object on stdout, progress on stderr. An adapter NAME lives in NAME-adapter.mjs; README.md says what it owes.

import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";

import { atRate, flatOut } from "./drive.mjs";
import { quantile, rounded } from "./figures.mjs";
import { machineMs, processorMs, residentKb } from "./process.mjs";
import { SEATS, setUp } from "./setup.mjs";

const SETTLE_MS = 5000; // before idle memory is read

const { values: given } = parseArgs({
  options: {
    adapter: { type: "string", default: "boardgameio" },
    port: { type: "string" },
    pid: { type: "string" },
    tables: { type: "string", default: "1000" },
    rate: { type: "string" },
    "flat-out": { type: "boolean", default: false },
    active: { type: "string", default: "64" },
    seconds: { type: "string", default: "8" },
    warmup: { type: "string", default: "3" },
    repeat: { type: "string", default: "1" },
  },
});
if (!given.port || !given.pid) {
  console.error("load.mjs needs --port and --pid of the server");
  process.exit(2);
}
const pid = Number(given.pid);
const seconds = Number(given.seconds);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const processorTimes = () => ({
  server: processorMs(pid),
  client: processorMs(process.pid),
  machine: machineMs(),
  clock: performance.now(),
});

/** In cores. `others` is what the rest of the machine took: with much of it a run says little. */
function processorShares(before, after) {
  const share = (who) => (after[who] - before[who]) / (after.clock - before.clock);
  const [server, client] = [share("server"), share("client")];
  return { server: rounded(server), client: rounded(client), others: rounded(share("machine") - server - client) };
}

/** Run once, with the processor time of both sides over just that run. */
async function measured(run) {
  const before = processorTimes();
  const result = await run();
  const cpu = processorShares(before, processorTimes());
  const latencies = Float64Array.from(result.latencies).sort();
  return {
    moves: result.moves,
    moves_per_s: rounded((result.moves / result.elapsed) * 1000),
    moves_per_server_cpu_s: rounded(((result.moves / result.elapsed) * 1000) / cpu.server),
    p50_ms: quantile(latencies, 0.5),
    p99_ms: quantile(latencies, 0.99),
    max_ms: quantile(latencies, 1),
    update_bytes: Math.round(result.bytes / result.updates),
    lost: result.lost,
    client_behind_ms: rounded(result.behind),
    cpu,
  };
}

/** Warm up, then run as often as asked. */
async function series(name, run) {
  await run(Number(given.warmup));
  const runs = [];
  for (let i = 0; i < Number(given.repeat); i++) {
    runs.push(await measured(() => run(seconds)));
    const { moves_per_s, p50_ms, p99_ms, cpu } = runs.at(-1);
    console.error(`${name}: ${moves_per_s} moves/s, p50 ${p50_ms} ms, p99 ${p99_ms} ms, CPU ${JSON.stringify(cpu)}`);
  }
  return runs;
}

const { Adapter } = await import(`./${given.adapter}-adapter.mjs`);
const emptyKb = residentKb(pid);
const tables = await setUp(new Adapter({ port: Number(given.port) }), Number(given.tables));
await pause(SETTLE_MS);
const idleKb = residentKb(pid);
const report = {
  adapter: given.adapter,
  tables: tables.length,
  sockets: tables.length * SEATS,
  memory: { empty_kb: emptyKb, idle_kb: idleKb, per_table_kb: rounded((idleKb - emptyKb) / tables.length) },
};
if (given.rate) {
  const rate = Number(given.rate);
  report.rate = { asked: rate, runs: await series(`${rate}/s`, (s) => atRate(tables, { seconds: s, rate })) };
}
if (given["flat-out"]) {
  const active = Number(given.active);
  report.flat_out = { active, runs: await series("flat out", (s) => flatOut(tables, { seconds: s, active })) };
}
report.memory.after_kb = residentKb(pid);
console.log(JSON.stringify(report));
for (const table of tables) table.close();
process.exit(0);
