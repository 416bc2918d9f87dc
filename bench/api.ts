// npm run bench:api: the product under load with a million alerts, next to a yardstick of bare node:http and pg.
import { stepsSince } from '../scripts/bootstrap/steps.mjs';
import { stopRequested } from '../scripts/bootstrap/stopping.mjs';
import { ensureBuilt } from '../scripts/build/build.ts';
import { withClient } from '../scripts/database/roles.ts';
import {
  type Product,
  runBench,
  seedProduct,
  serveProduct,
  startDatabase,
  type Started,
  startYardstick,
} from './deployment.ts';
import { loadRows } from './load-rows.ts';
import { measure } from './measure.ts';
import type { Figures, Load } from './measure.ts';
import { medianOf } from './percentile.ts';
import { checkAnswer, readsOf, throughProduct, throughYardstick } from './reads.ts';
import type { Read } from './reads.ts';
import { checkScreening, screeningLoad } from './screening-flow.ts';
import { tableOf } from './table.ts';
import type { Row } from './table.ts';

/** Twice as many alerts. */
const cases = 500_000;
const readConnections = 16;
const flowConnections = [1, 8];
const rounds = 3;
const warmUpSeconds = 2;
const windowSeconds = 4;

const steps = stepsSince(Date.now());
const signal = stopRequested();

/** Product and yardstick take turns, so that other load on the machine affects both. */
async function compare(read: Read, product: Product, yardstickUrl: string): Promise<Row> {
  const loads = [throughProduct(read, product), throughYardstick(read, yardstickUrl)] as const;
  const windows: [Figures[], Figures[]] = [[], []];
  for (const load of loads) await measure(load, readConnections, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const side of [0, 1] as const) {
      signal.throwIfAborted();
      await checkAnswer(read, loads[side]);
      windows[side].push(await measure(loads[side], readConnections, windowSeconds));
    }
  }
  const [figures, yardstick] = [medianOf(windows[0]), medianOf(windows[1])];
  return { operation: read.name, connections: readConnections, figures, yardstick };
}

async function measureScreening(load: Load, connections: number): Promise<Row> {
  const windows: Figures[] = [];
  await checkScreening(load);
  await measure(load, connections, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    signal.throwIfAborted();
    windows.push(await measure(load, connections, windowSeconds));
  }
  await checkScreening(load);
  return { operation: 'sync screening flow', connections, figures: medianOf(windows), yardstick: null };
}

async function measureAll(ownerUrl: string, product: Product, yardstickUrl: string): Promise<Row[]> {
  return withClient(ownerUrl, async (client) => {
    const rows: Row[] = [];
    for (const read of await readsOf(client, product)) {
      rows.push(await steps.run(read.name, () => compare(read, product, yardstickUrl)));
    }
    const screening = await screeningLoad(client, product);
    for (const connections of flowConnections) {
      const name = `sync screening flow, ${connections} at once`;
      rows.push(await steps.run(name, () => measureScreening(screening, connections)));
    }
    return rows;
  });
}

async function run(started: Started): Promise<void> {
  await ensureBuilt(steps, signal);
  const cluster = await steps.run('PostgreSQL started', () => startDatabase(started, signal));
  const product = await steps.run('Lists imported', () => seedProduct(started, cluster, signal));
  const load = { ownerUrl: product.ownerUrl, projectId: product.projectId, cases };
  await steps.run(`${2 * cases} alerts loaded`, () => loadRows(load, signal));
  await steps.run('Web and worker ready', () => serveProduct(started, product));
  const yardstickUrl = await startYardstick(started, product);
  const rows = await measureAll(product.ownerUrl, product, yardstickUrl);
  console.log(`\n${tableOf(rows)}\n`);
}

await runBench(signal, run);
