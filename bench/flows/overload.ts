import { setTimeout as sleep } from 'node:timers/promises';
import { markdownTable } from 'markdown-table';
import { measure } from '../measure.ts';
import { offer, shown } from './offered.ts';
import type { Bench } from './processes.ts';
import { loadOf, screening } from './requests.ts';

const times = 10;
const seconds = 5;
const sliceSeconds = 0.5;
const withinMs = 5_000;

/** Screenings at ten times the rate that the server can handle, and how soon it recovers. */
export async function overload({ client, signal, web }: Bench): Promise<string> {
  const load = loadOf(web.message, screening);
  // As many connections as are never refused.
  await measure(load, 16, 3);
  // As autovacuum would within a minute.
  await client.query('analyze');
  const { requestsPerSecond } = await measure(load, 16, 4);
  const carried = Math.round(requestsPerSecond);
  const over = await offer(load, carried * times, seconds);
  const endedAt = performance.now();
  let wellAfterMs = Number.NaN;
  while (Number.isNaN(wellAfterMs) && performance.now() - endedAt < 2 * withinMs) {
    signal.throwIfAborted();
    const { answered, refused, sent } = await offer(load, carried / 2, sliceSeconds);
    const isWell = refused.length === 0 && answered.length === sent && (answered.at(-1) ?? 0) < 500;
    if (isWell) wellAfterMs = performance.now() - endedAt;
    else await sleep(100);
  }
  const rows = [
    ['answered', String(over.answered.length), ...shown(over.answered)],
    ['503 with Retry-After', String(over.refused.length), ...shown(over.refused)],
  ];
  const head = [
    `offered ${Math.round(over.sent / seconds)}/s, carried ${carried}/s`,
    'requests',
    'p50 ms',
    'p99 ms',
    'max ms',
  ];
  const after = `other answers: ${over.others}; well again after ${wellAfterMs.toFixed(0)} ms`;
  return `${markdownTable([head, ...rows], { align: ['l', 'r', 'r', 'r', 'r'] })}\n${after}`;
}
