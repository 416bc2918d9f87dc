import { setTimeout as sleep } from 'node:timers/promises';
import type { Load } from '../measure.ts';
import { percentile } from '../percentile.ts';
import { type Answer, Sender } from './sender.ts';

/** Milliseconds from when a request was due until its answer, by outcome. */
export interface Offered {
  /** Fewer than intended if the sender cannot keep up. */
  sent: number;
  /** In ascending order. */
  answered: Float64Array;
  /** With 503 and Retry-After. In ascending order. */
  refused: Float64Array;
  /** Should be 0. */
  others: number;
}

function kindOf({ status, retryAfter }: Answer): 'answered' | 'refused' | 'others' {
  if (status < 300) return 'answered';
  return status === 503 && retryAfter ? 'refused' : 'others';
}

/** Sends requests at a fixed rate, however many wait for their answers. */
export async function offer(load: Load, perSecond: number, seconds: number): Promise<Offered> {
  const sender = new Sender(load);
  const ms = { answered: [] as number[], refused: [] as number[], others: [] as number[] };
  const waiting: Promise<void>[] = [];
  const begunAt = performance.now();
  const sendOne = async (dueAt: number) => {
    // A reset connection counts as a failure too.
    const kind = await sender.send().then(kindOf, () => 'others' as const);
    ms[kind].push(performance.now() - dueAt);
  };
  for (let passed = 0; passed < seconds; passed = (performance.now() - begunAt) / 1_000) {
    const due = Math.floor(passed * perSecond) + 1;
    while (waiting.length < due) waiting.push(sendOne(begunAt + (waiting.length / perSecond) * 1_000));
    await sleep(1);
  }
  await Promise.all(waiting);
  sender.close();
  return {
    sent: waiting.length,
    answered: Float64Array.from(ms.answered).sort(),
    refused: Float64Array.from(ms.refused).sort(),
    others: ms.others.length,
  };
}

/** Cells of a table: p50, p99 and maximum. */
export const shown = (sorted: Float64Array): string[] =>
  [0.5, 0.99, 1].map((share) => percentile(sorted, share).toFixed(1));
