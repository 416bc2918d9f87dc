import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { markdownTable } from 'markdown-table';
import { processorMs } from '../processor-time.ts';
import { offer, shown } from './offered.ts';
import { type Bench, databaseMs, type Running, start } from './processes.ts';
import { asyncCompany, loadOf } from './requests.ts';

const perSecond = 30;
const seconds = 10;
/** Time for the worker to end the accepted flows. */
const patienceMs = 30_000;

interface Ended {
  open: number;
  ms: number[];
}

/** Flows accepted since then: how many are open, and the milliseconds from acceptance to result of the others. */
async function endsSince({ client, web }: Bench, since: Date): Promise<Ended> {
  const { rows } = await client.query<{ ms: number | null }>(
    `select extract(epoch from completed_at - created_at)::float8 * 1000 as ms from flows
     where project_id = $1 and mode = 'async' and created_at >= $2`,
    [web.message.project.id, since],
  );
  const ms = rows.flatMap((row) => (row.ms === null ? [] : [row.ms]));
  return { open: rows.length - ms.length, ms };
}

interface Spent {
  web: number;
  worker: number;
  database: number;
}

/** Processor time so far, in milliseconds. */
const spent = async ({ client, web }: Bench, worker: Running<string>): Promise<Spent> => ({
  web: processorMs(web.child.pid ?? 0),
  worker: processorMs(worker.child.pid ?? 0),
  database: await databaseMs(client),
});

/** Companies that the web process accepts and a worker runs. */
export async function accepted(bench: Bench): Promise<string> {
  const { client, databases, signal, started, web } = bench;
  const env = { DATABASE_URL: databases.probity_worker };
  const worker = await start<string>(started, 'tests/fixtures/worker-process.ts', env);
  const load = loadOf(web.message, asyncCompany);
  await offer(load, perSecond, 4);
  await sleep(2_000);
  // As autovacuum would within a minute: statements that were prepared on empty tables read whole tables until then.
  await client.query('analyze');
  const since = new Date();
  const before = await spent(bench, worker);
  const offered = await offer(load, perSecond, seconds);
  const { web: webAfter } = await spent(bench, worker);
  const until = performance.now() + patienceMs;
  let ended = await endsSince(bench, since);
  for (; ended.open > 0 && performance.now() < until; ended = await endsSince(bench, since)) {
    signal.throwIfAborted();
    await sleep(100);
  }
  const after = await spent(bench, worker);
  worker.child.kill('SIGKILL');
  await once(worker.child, 'exit');
  const rows = [
    ['answer', ...shown(offered.answered)],
    ['accepted to result', ...shown(Float64Array.from(ended.ms).sort())],
  ];
  const head = [`async company at ${perSecond}/s`, 'p50 ms', 'p99 ms', 'max ms'];
  const each = (ms: number) => (ms / offered.sent).toFixed(2);
  const costs = `each ${each(webAfter - before.web)} ms of the web process, ${each(after.worker - before.worker)} of the worker and ${each(after.database - before.database)} of PostgreSQL`;
  const all = `${offered.answered.length} of ${offered.sent} accepted; ${ended.open} had no result after ${patienceMs / 1_000} s`;
  return `${markdownTable([head, ...rows], { align: ['l', 'r', 'r', 'r'] })}\n${all}\n${costs}`;
}
