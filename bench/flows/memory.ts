import { once } from 'node:events';
import { markdownTable } from 'markdown-table';
import autocannon from 'autocannon';
import type { Bench } from './processes.ts';
import { loadOf, screening } from './requests.ts';

/** `PROBITY_BENCH_FLOWS=100000` takes ten minutes on a quiet machine. */
const flows = Number(process.env.PROBITY_BENCH_FLOWS ?? 15_000);
/** Flows until caches, pools and the heap have reached their size. */
const before = 3_000;

interface Memory {
  heapMb: number;
  /** What V8 holds for its heap, used or not. */
  reservedMb: number;
  externalMb: number;
  residentMb: number;
}

/** Memory of the web process after a garbage collection. */
async function memoryOf({ web: { child } }: Bench): Promise<Memory> {
  child.send('memory');
  const [memory] = await once(child, 'message');
  return memory as Memory; // sent by web.ts
}

async function screenMany({ web }: Bench, amount: number): Promise<void> {
  const { baseUrl, headers, requests } = loadOf(web.message, screening);
  const { errors, non2xx } = await autocannon({ url: baseUrl, headers, requests, connections: 16, amount });
  if (errors + non2xx > 0) throw new Error(`${errors} errors, ${non2xx} answers were not 2xx`);
}

/** Whether the web process keeps memory of flows that have ended. */
export async function memory(bench: Bench): Promise<string> {
  await screenMany(bench, before);
  const [first, rows] = [await memoryOf(bench), [] as string[][]];
  const note = (after: number, { heapMb, reservedMb, externalMb, residentMb }: Memory) =>
    rows.push([
      String(Math.round(after)),
      ...[heapMb, reservedMb, externalMb].map((mb) => mb.toFixed(1)),
      residentMb.toFixed(0),
    ]);
  note(before, first);
  for (let n = 0; n < 3; n += 1) {
    bench.signal.throwIfAborted();
    await screenMany(bench, flows / 3);
    note(before + ((n + 1) * flows) / 3, await memoryOf(bench));
  }
  const last = await memoryOf(bench);
  const growth = (kind: keyof Memory) => `${((last[kind] / first[kind] - 1) * 100).toFixed(1)}%`;
  const head = ['flows', 'heap MB', 'reserved for the heap MB', 'external MB', 'resident MB'];
  const table = markdownTable([head, ...rows], { align: head.map(() => 'r') });
  return `${table}\ngrowth: heap ${growth('heapMb')}, resident ${growth('residentMb')}`;
}
