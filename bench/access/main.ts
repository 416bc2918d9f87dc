// npm run bench:access: the cost of authenticating a caller and counting their requests.
import { markdownTable } from 'markdown-table';
import { stopRequested } from '../../scripts/bootstrap/stopping.mjs';
import { runBench, startDatabase, type Started } from '../deployment.ts';
import { measure } from '../measure.ts';
import type { Figures, Load } from '../measure.ts';
import { medianOf } from '../percentile.ts';
import { startScript } from '../processes.ts';

const connections = 16;
const rounds = 5;
const windowSeconds = 3;
const signal = stopRequested();

interface Access {
  key: string;
  path: string;
}

const loadOf = (baseUrl: string, { key, path }: Access): Load => ({
  baseUrl,
  headers: { 'X-API-KEY': key },
  requests: [{ path }],
});

async function run(started: Started): Promise<string> {
  const { appUrls } = await startDatabase(started, signal);
  const prepared = await startScript(started, 'access/prepare.ts', { DATABASE_URL: appUrls.probity_app });
  const access = prepared.message as Record<'unlimited' | 'counted', Access>; // sent by prepare.ts
  const serve = async (args: string[]) => {
    const env = { DATABASE_URL: appUrls.probity_web };
    return String((await startScript(started, 'access/api-process.ts', env, args)).message);
  };
  const [asks, remembers] = [await serve([]), await serve(['--remember'])];
  const loads: [name: string, load: Load][] = [
    ['asks who the caller is, counts nothing', loadOf(asks, access.unlimited)],
    ['remembers who the caller is, counts nothing', loadOf(remembers, access.unlimited)],
    ['asks who the caller is, counts in the database', loadOf(asks, access.counted)],
    ['remembers who the caller is, counts in the database', loadOf(remembers, access.counted)],
  ];
  const windows = loads.map((): Figures[] => []);
  for (const [, load] of loads) await measure(load, connections, windowSeconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const [n, [, load]] of loads.entries()) {
      signal.throwIfAborted();
      windows[n]?.push(await measure(load, connections, windowSeconds));
    }
  }
  const figures = windows.map(medianOf);
  const first = figures[0]?.requestsPerSecond ?? Number.NaN;
  const rows = figures.map(({ requestsPerSecond, p50, p99 }, n) => [
    loads[n]?.[0] ?? '',
    requestsPerSecond.toFixed(0),
    p50.toFixed(1),
    p99.toFixed(1),
    (requestsPerSecond / first).toFixed(2),
  ]);
  const align = ['l', 'r', 'r', 'r', 'r'];
  return markdownTable([['a process that', 'requests/s', 'p50 ms', 'p99 ms', 'ratio'], ...rows], { align });
}

await runBench(signal, async (started) => console.log(await run(started)));
