// npm run bench:event-loop [-- PATTERN]: how long hostile requests block the event loops of the web and the worker,
// and how much another caller notices.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { markdownTable } from 'markdown-table';
import { stepsSince } from '../../scripts/bootstrap/steps.mjs';
import { stopRequested } from '../../scripts/bootstrap/stopping.mjs';
import { ensureBuilt } from '../../scripts/build/build.ts';
import { withClient } from '../../scripts/database/roles.ts';
import {
  type Product,
  runBench,
  seedProduct,
  serveProduct,
  startDatabase,
  type Started,
} from '../deployment.ts';
import { bystander } from './bystander.ts';
import { nothingElse, scenariosOf } from './scenarios.ts';
import type { Scenario } from './scenarios.ts';

interface Stall {
  name: string;
  endedAt: number;
  heldMs: number;
}

const signal = stopRequested();
const steps = stepsSince(Date.now());
const headings = [
  'beside',
  'seconds',
  'web held ms',
  'times > 50 ms',
  'reads p50',
  'p99',
  'screenings p50',
  'p99',
  'bare server p50',
  'p99',
];
const rounds = Number(process.env.PROBITY_BENCH_ROUNDS ?? 1);

function stallsSince(file: string, since: number): Stall[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  // Written by watch.mjs.
  return lines.map((line) => JSON.parse(line) as Stall).filter(({ endedAt }) => endedAt > since);
}

async function measure(product: Product, stalls: string, { name, run }: Scenario): Promise<string[]> {
  await sleep(1000);
  const since = Date.now();
  const beside = bystander(product);
  await run();
  const seconds = (Date.now() - since) / 1000;
  const { reads, screenings, bare } = await beside.stop();
  const held = stallsSince(stalls, since).filter((stall) => stall.name === 'web');
  const heldMs = held.map((stall) => stall.heldMs);
  return [
    name,
    seconds.toFixed(1),
    Math.max(0, ...heldMs).toFixed(0),
    String(heldMs.filter((ms) => ms > 50).length),
    ...[reads, screenings, bare].flatMap(({ p50, p99 }) => [p50, p99]).map((ms) => ms.toFixed(0)),
  ];
}

/** The first requests of a process compile its code and load its lists. */
async function warmUp(product: Product): Promise<void> {
  const beside = bystander(product);
  await sleep(15_000);
  await beside.stop();
}

async function run(started: Started): Promise<void> {
  await ensureBuilt(steps, signal);
  const cluster = await steps.run('PostgreSQL started', () => startDatabase(started, signal));
  const product = await steps.run('Lists imported', () => seedProduct(started, cluster, signal));
  const stalls = join(product.folder, 'stalls');
  writeFileSync(stalls, '');
  const preload = pathToFileURL(resolve('bench/event-loop/watch.mjs')).href;
  const watched = { PROBITY_BENCH_STALLS: stalls, NODE_OPTIONS: `--import=${preload}` };
  await steps.run('Web and worker ready', () => serveProduct(started, product, watched));
  await steps.run('Warmed up', () => warmUp(product));
  const rows = await withClient(product.ownerUrl, async (client) => {
    const measured: string[][] = [];
    const only = process.argv[2];
    const scenarios = (await scenariosOf(product, client)).filter(({ name }) => !only || name.match(only));
    for (let round = 0; round < rounds; round += 1)
      for (const scenario of scenarios.flatMap((one) => [nothingElse, one])) {
        signal.throwIfAborted();
        measured.push(await steps.run(scenario.name, () => measure(product, stalls, scenario)));
      }
    return measured;
  });
  console.log(`\n${markdownTable([headings, ...rows], { align: ['l', ...rows.map(() => 'r')] })}\n`);
}

await runBench(signal, run);
