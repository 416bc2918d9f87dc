// npm run bench:runner: one-step runs per second, how soon a function starts, and the cost of sleeping runs.
import { loadavg } from 'node:os';
import { markdownTable } from 'markdown-table';
import pg from 'pg';
import { stopRequested } from '../../scripts/bootstrap/stopping.mjs';
import { runBench, startDatabase, type Started } from '../deployment.ts';
import { percentile } from '../percentile.ts';
import { costOf, type Figures } from './cost.ts';
import { startLatencies } from './latencies.ts';
import { insertSleepers, runsPerSecond } from './rows.ts';
import { startWorkers, type Workers } from './workers.ts';
import { bareRunsPerSecond } from './yardstick.ts';

const runs = 2_000;
const rounds = 3;
const sleepers = 100_000;
const idleSeconds = 10;
const signal = stopRequested();

const load = () => `load ${loadavg()[0]?.toFixed(1)}`;
const median = (values: number[]) => percentile(Float64Array.from(values).sort(), 0.5);

async function throughput(pool: pg.Pool, url: string, counts: readonly number[], started: Started) {
  const figures = new Map<number, number[]>([
    [0, []],
    ...counts.map((count): [number, number[]] => [count, []]),
  ]);
  for (let round = 0; round < rounds; round += 1) {
    signal.throwIfAborted();
    figures.get(0)?.push(await bareRunsPerSecond(url, runs));
    for (const count of counts) {
      const workers = await startWorkers(started, url, count);
      await runsPerSecond(pool, 200); // warm-up
      figures.get(count)?.push(await runsPerSecond(pool, runs));
      await workers.stop();
    }
  }
  const bare = median(figures.get(0) ?? []);
  const rows = [...figures].map(([count, values]) => {
    const name = count === 0 ? 'bare rows' : `${count} worker${count > 1 ? 's' : ''}`;
    return [name, median(values).toFixed(0), (median(values) / bare).toFixed(2)];
  });
  console.log(markdownTable([['', 'one-step runs/s', 'ratio'], ...rows], { align: ['l', 'r', 'r'] }), load());
}

const described = (ms: number[]) =>
  [0.5, 0.99, 1].map((share) => percentile(Float64Array.from(ms).sort(), share).toFixed(1));

async function latencies(pool: pg.Pool, workers: Workers, name: string): Promise<string[][]> {
  const { started, woken } = await startLatencies(pool, workers, signal);
  return [
    [`${name}: start after commit`, String(started.length), ...described(started)],
    [`${name}: after the instant of sleepUntil`, String(woken.length), ...described(woken)],
  ];
}

async function costRow(pool: pg.Pool, workers: Workers, name: string): Promise<string[]> {
  const cost: Figures = await costOf(pool, workers, idleSeconds);
  return [name, ...[cost.statements, cost.workersMs, cost.databaseMs].map((figure) => figure.toFixed(1))];
}

async function run(started: Started): Promise<void> {
  const { appUrls } = await startDatabase(started, signal);
  const url = appUrls.probity_worker;
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  pool.on('error', () => {}); // when the server stops
  started.add(() => pool.end());
  await throughput(pool, url, [1, 2], started);
  const waits: string[][] = [];
  const costs: string[][] = [];
  for (const asleep of [0, sleepers]) {
    if (asleep > 0) await insertSleepers(pool, asleep);
    for (const count of [1, 2]) {
      signal.throwIfAborted();
      const workers = await startWorkers(started, url, count);
      await runsPerSecond(pool, 200); // warm-up
      const name = `${count} worker${count > 1 ? 's' : ''}, ${asleep} asleep`;
      waits.push(...(await latencies(pool, workers, name)));
      costs.push(await costRow(pool, workers, name));
      await workers.stop();
    }
  }
  const waitHeadings = ['', 'runs', 'p50 ms', 'p99 ms', 'max ms'];
  console.log(markdownTable([waitHeadings, ...waits], { align: ['l', 'r', 'r', 'r', 'r'] }), load());
  const costHeadings = ['while nothing happens', 'statements/s', 'workers ms/s', 'PostgreSQL ms/s'];
  console.log(markdownTable([costHeadings, ...costs], { align: ['l', 'r', 'r', 'r'] }), load());
}

await runBench(signal, run);
