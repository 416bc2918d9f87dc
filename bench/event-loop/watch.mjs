// Preloaded into the web and the worker: appends each time that the event loop was held to PROBITY_BENCH_STALLS.
import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';

const everyMs = 5;
const leastMs = 15;
const file = process.env.PROBITY_BENCH_STALLS;
const name = basename(process.argv[1] ?? '', '.mjs');

if (file && ['web', 'worker'].includes(name)) {
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    const heldMs = now - last - everyMs;
    if (heldMs >= leastMs) appendFileSync(file, `${JSON.stringify({ name, endedAt: Date.now(), heldMs })}\n`);
    last = performance.now();
  }, everyMs).unref();
}
