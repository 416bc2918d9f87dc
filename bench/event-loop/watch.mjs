// Preloaded into the web and the worker: appends to PROBITY_BENCH_STALLS whenever the event loop was blocked.
import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';

const everyMs = 5;
const leastMs = 15;
const file = process.env.PROBITY_BENCH_STALLS;
const name = basename(process.argv[1] ?? '', '.mjs');

if (file && ['web', 'worker'].includes(name)) {
  let last = process.threadCpuUsage();
  setInterval(() => {
    // Processor time of this thread only: when it waits for a processor, other processes are the cause.
    const { user, system } = process.threadCpuUsage(last);
    const heldMs = (user + system) / 1000;
    if (heldMs >= leastMs) appendFileSync(file, `${JSON.stringify({ name, endedAt: Date.now(), heldMs })}\n`);
    last = process.threadCpuUsage();
  }, everyMs).unref();
}
