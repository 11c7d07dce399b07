// What the kernel knows about a process: memory and processor time.

import { readFileSync } from "node:fs";

const TICK_MS = 10; // one clock tick; 100 a second on every Linux in use

export function residentKb(pid) {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]);
}

/** Milliseconds of processor time, of all threads, in user and system mode. */
export function processorMs(pid) {
  // The name, in brackets, may hold spaces: count from behind it.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Milliseconds of processor time of the whole machine: idle time and waiting for disks aside. */
export function machineMs() {
  const [user, nice, system, , , irq, softirq, steal] = readFileSync("/proc/stat", "utf8").split(/\s+/, 9).slice(1).map(Number);
  return (user + nice + system + irq + softirq + steal) * TICK_MS;
}
