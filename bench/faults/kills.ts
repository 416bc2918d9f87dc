import type { ProcessName } from '../../scripts/serve/managed-process.ts';
import { Random } from '../screening/fixtures/random.ts';

export type Part = ProcessName | 'database';

export interface Kill {
  name: string;
  parts: readonly Part[];
  /** Signal for the database. Other processes are always killed. */
  how: 'SIGQUIT' | 'SIGKILL';
  /** Delay once enough changes were acknowledged since the previous kill. */
  afterMs: number;
}

const kinds: readonly Pick<Kill, 'name' | 'parts' | 'how'>[] = [
  { name: 'worker', parts: ['worker'], how: 'SIGKILL' },
  { name: 'web', parts: ['web'], how: 'SIGKILL' },
  { name: 'database, immediate stop', parts: ['database'], how: 'SIGQUIT' },
  { name: 'database, SIGKILL', parts: ['database'], how: 'SIGKILL' },
  { name: 'everything', parts: ['web', 'worker', 'database'], how: 'SIGKILL' },
];

const spreadMs = 3_000;

/** Each kind equally often, in an order determined by the seed. */
export function planKills(seed: number, count: number): Kill[] {
  const random = new Random(seed);
  const planned: Kill[] = [];
  while (planned.length < count) {
    const left = [...kinds];
    while (left.length > 0 && planned.length < count) {
      const [kind] = left.splice(random.below(left.length), 1);
      if (kind) planned.push({ ...kind, afterMs: random.below(spreadMs) });
    }
  }
  return planned;
}
