import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { announce, send } from './rows.ts';
import type { Workers } from './workers.ts';

const events = 200;
const betweenMs = 40;
const asleepMs = 2_000;

const nowMs = () => performance.timeOrigin + performance.now();

/** Milliseconds from the commit until functions start, and from the end of their sleep until they continue. */
export async function startLatencies(pool: Pool, workers: Workers, signal: AbortSignal) {
  const since = new Map<string, number>();
  const late = { start: [] as number[], sleep: [] as number[] };
  workers.onTold(({ token, atMs }) => {
    const sinceMs = since.get(token);
    if (sinceMs !== undefined) late[token.startsWith('evt_start') ? 'start' : 'sleep'].push(atMs - sinceMs);
  });
  for (let n = 0; n < events; n += 1) {
    signal.throwIfAborted();
    const asleep = `evt_sleep_${randomUUID()}`;
    const untilMs = Math.round(nowMs()) + asleepMs;
    since.set(asleep, untilMs);
    await send(pool, asleep, 'bench.sleep', { until_ms: untilMs });
    const token = `evt_start_${randomUUID()}`;
    await send(pool, token, 'bench.start', {});
    since.set(token, nowMs());
    await announce(pool);
    await sleep(betweenMs);
  }
  while (late.start.length + late.sleep.length < events * 2) {
    signal.throwIfAborted();
    await sleep(50);
  }
  return { started: late.start, woken: late.sleep };
}
