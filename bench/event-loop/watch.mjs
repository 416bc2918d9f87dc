// Preloaded into the web and the worker: appends each time that the event loop was held to PROBITY_BENCH_STALLS.
import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';

const everyMs = 5;
const leastMs = 15;
const file = process.env.PROBITY_BENCH_STALLS;
const name = basename(process.argv[1] ?? '', '.mjs');

if (file && ['web', 'worker'].includes(name)) {
  let last = process.threadCpuUsage();
  setInterval(() => {
    // Of this thread alone: what it waits for the processor is the fault of other processes.
    const { user, system } = process.threadCpuUsage(last);
    const heldMs = (user + system) / 1000;
    if (heldMs >= leastMs) appendFileSync(file, `${JSON.stringify({ name, endedAt: Date.now(), heldMs })}\n`);
    last = process.threadCpuUsage();
  }, everyMs).unref();
}
