import { setTimeout as sleep } from 'node:timers/promises';
import { markdownTable } from 'markdown-table';
import { type Figures, type Load, measure } from '../measure.ts';
import { medianOf } from '../percentile.ts';
import { processorMs } from '../processor-time.ts';
import { offer, shown } from './offered.ts';
import { type Bench, databaseMs, type Running, start } from './processes.ts';
import { type Kind, loadOf, screening, syncKinds } from './requests.ts';
import { templateOf } from './template.ts';

const connections = Number(process.env.PROBITY_BENCH_CONNECTIONS ?? 8);
const windowSeconds = Number(process.env.PROBITY_BENCH_SECONDS ?? 3);
const rounds = 3;

/** A process of bare node:http and pg that writes the rows that the product wrote for a request of this kind. */
async function startFloor(bench: Bench, kind: Kind): Promise<Running<{ port: number }>> {
  const { client, databases, started, web } = bench;
  const { id } = web.message.project;
  // Waits until work from the previous load has ended, which must not be in the template.
  await sleep(1_000);
  await client.query('delete from events where project_id = $1', [id]);
  const { rows } = await client.query(
    'select coalesce(max(sequence), 0) as at from audit_log where project_id = $1',
    [id],
  );
  const { baseUrl, headers, requests } = loadOf(web.message, kind);
  const body = JSON.stringify(kind.body());
  const first = await fetch(`${baseUrl}${requests[0]?.path}`, { method: 'POST', headers, body });
  if (first.status !== 200) throw new Error(`${kind.path}: ${first.status} ${await first.text()}`);
  const result = (await first.json()) as { flow_token: string };
  const template = await templateOf(client, id, rows[0].at, result);
  const env = { DATABASE_URL: databases.probity_web, PROJECT_ID: String(id) };
  return start(started, 'bench/flows/floor.ts', env, template);
}

interface Side {
  load: Load;
  pid: number;
}

async function sidesOf(bench: Bench, kind: Kind): Promise<[product: Side, floor: Side]> {
  const { web } = bench;
  const floor = await startFloor(bench, kind);
  const bare = `http://127.0.0.1:${floor.message.port}`;
  return [
    { load: loadOf(web.message, kind), pid: web.child.pid ?? 0 },
    { load: loadOf(web.message, kind, bare), pid: floor.child.pid ?? 0 },
  ];
}

interface Cost extends Figures {
  processMs: number;
  databaseMs: number;
}

async function costOf({ client }: Bench, { load, pid }: Side): Promise<Cost> {
  const before = [processorMs(pid), await databaseMs(client)] as const;
  const figures = await measure(load, connections, windowSeconds);
  const flows = figures.requestsPerSecond * windowSeconds;
  return {
    ...figures,
    processMs: (processorMs(pid) - before[0]) / flows,
    databaseMs: ((await databaseMs(client)) - before[1]) / flows,
  };
}

async function compare(bench: Bench, name: string, kind: Kind): Promise<string[]> {
  const sides = await sidesOf(bench, kind);
  for (const { load } of sides) await measure(load, connections, windowSeconds);
  // As autovacuum would within a minute. A statement prepared while a table was empty reads the whole table until
  // then.
  await bench.client.query('analyze');
  const costs: [Cost[], Cost[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const side of [0, 1] as const) {
      bench.signal.throwIfAborted();
      costs[side].push(await costOf(bench, sides[side]));
    }
  }
  const [product, bare] = [medianOf(costs[0]), medianOf(costs[1])];
  const shownCost = (cost: Cost) => [
    cost.requestsPerSecond.toFixed(0),
    cost.p50.toFixed(1),
    cost.p99.toFixed(1),
    cost.processMs.toFixed(2),
    cost.databaseMs.toFixed(2),
  ];
  const ratio = (product.requestsPerSecond / bare.requestsPerSecond).toFixed(2);
  return [name, ...shownCost(product), ...shownCost(bare), ratio];
}

const columns = ['flows/s', 'p50 ms', 'p99 ms', 'process ms', 'PostgreSQL ms'];

/** Each kind of sync flow as fast as possible, compared with writing the same rows in one round trip. */
export async function besideFloor(bench: Bench): Promise<string> {
  const rows: string[][] = [];
  for (const [name, kind] of Object.entries(syncKinds)) rows.push(await compare(bench, name, kind));
  const head = ['sync flow', ...columns, ...columns.map((column) => `bare ${column}`), 'ratio'];
  return markdownTable([head, ...rows], { align: ['l', ...Array<string>(11).fill('r')] });
}

const offeredPerSecond = 50;
const offeredSeconds = 10;

/** Screenings at a rate that both sides can handle. */
export async function atFiftyPerSecond(bench: Bench): Promise<string> {
  const sides = await sidesOf(bench, screening);
  for (const { load } of sides) await offer(load, offeredPerSecond, 3);
  await bench.client.query('analyze');
  const rows: string[][] = [];
  for (const [index, { load }] of sides.entries()) {
    bench.signal.throwIfAborted();
    const offered = await offer(load, offeredPerSecond, offeredSeconds);
    rows.push([index === 0 ? 'product' : 'floor', ...shown(offered.answered)]);
  }
  const ratio = Number(rows[0]?.[2]) / Number(rows[1]?.[2]);
  const head = [`screening at ${offeredPerSecond}/s`, 'p50 ms', 'p99 ms', 'max ms'];
  return `${markdownTable([head, ...rows], { align: ['l', 'r', 'r', 'r'] })}\np99 by p99: ${ratio.toFixed(2)}`;
}
