// npm run bench:sla: how late a thousand simultaneous deadlines fire among 100,000 open alerts, and the cost of
// waiting.
import type { ChildProcess } from 'node:child_process';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { markdownTable } from 'markdown-table';
import pg from 'pg';
import { stopRequested } from '../../scripts/bootstrap/stopping.mjs';
import { runBench, startDatabase, type Started } from '../deployment.ts';
import { percentile } from '../percentile.ts';
import { startScript, tell } from '../processes.ts';

const openAlerts = 100_000;
const dueAtOnce = 1_000;
const rounds = 5;
const idleSeconds = 20;
const workers = 2;
const signal = stopRequested();

const cpuMs = async (child: ChildProcess) => Number(await tell(child, 'cpu'));

interface Prepared {
  projectId: number;
  assignee: string;
}

const insertAlerts = `
  insert into alerts (project_id, token, type, category, status, priority, priority_score, sla_deadline, sla_warning_at,
    summary, assigned_to, created_at, updated_at)
  select $1, 'alt_bench' || n, 'Screening', 'PEP Match', 'Open', 'High', 70, now() + interval '1 day' + n * interval '1 second',
    now() + interval '12 hours' + n * interval '1 second', 'A match with a listed person.', $2, now(), now()
  from generate_series(1, $3::int) n`;

/** Gives the next thousand alerts the same deadline. Returns how late each of them was published. */
async function latenessMs(owner: pg.Client, round: number): Promise<Float64Array> {
  const instant = new Date(Date.now() + 3_000);
  const [first, last] = [round * dueAtOnce + 1, (round + 1) * dueAtOnce];
  await owner.query(
    `update alerts set sla_deadline = $1, sla_warned_at = now()
     where token in (select 'alt_bench' || n from generate_series($2::int, $3::int) n)`,
    [instant, first, last],
  );
  const late: number[] = [];
  while (late.length < dueAtOnce) {
    signal.throwIfAborted();
    const { rows } = await owner.query(
      `select count(*)::int as fired from events where type = 'sla.breached'`,
    );
    const fired = rows[0].fired - round * dueAtOnce - late.length;
    const lateMs = Date.now() - instant.getTime();
    for (let n = 0; n < fired; n += 1) late.push(lateMs);
    await sleep(20);
  }
  return Float64Array.from(late).sort();
}

async function msOfLook(owner: pg.Client): Promise<number> {
  const ms: number[] = [];
  for (let n = 0; n < 300; n += 1) {
    const startedAt = performance.now();
    await owner.query({ name: 'look', text: 'select project_id from find_due_clocks(now(), 500)' });
    ms.push(performance.now() - startedAt);
  }
  return percentile(Float64Array.from(ms).sort(), 0.5);
}

async function run(started: Started): Promise<void> {
  const { appUrls, ownerUrl } = await startDatabase(started, signal);
  const prepared = await startScript(started, 'sla/prepare.ts', { DATABASE_URL: appUrls.probity_app });
  const { projectId, assignee } = prepared.message as Prepared; // sent by prepare.ts
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  started.add(() => owner.end());
  await owner.query(insertAlerts, [projectId, assignee, openAlerts]);
  await owner.query('vacuum analyze alerts');
  const load = () => `load ${loadavg()[0]?.toFixed(1)}`;

  const running: ChildProcess[] = [];
  for (let n = 0; n < workers; n += 1) {
    const env = { DATABASE_URL: appUrls.probity_worker };
    running.push((await startScript(started, 'sla/worker-process.ts', env)).child);
  }
  await sleep(3_000);
  const before = await Promise.all(running.map(cpuMs));
  await sleep(idleSeconds * 1_000);
  const used = (await Promise.all(running.map(cpuMs))).map((ms, n) => (ms - (before[n] ?? 0)) / idleSeconds);
  console.log(`idle: ${used.map((ms) => ms.toFixed(1)).join(' and ')} ms of each worker a second,`, load());
  console.log(`a look for what is due: ${(await msOfLook(owner)).toFixed(2)} ms,`, load());

  const rows = [];
  for (let round = 0; round < rounds; round += 1) {
    const late = await latenessMs(owner, round);
    rows.push([
      String(round + 1),
      ...[0.5, 0.99, 1].map((share) => percentile(late, share).toFixed(0)),
      load(),
    ]);
  }
  const { rows: fired } = await owner.query(
    `select count(*)::int as events, count(distinct data ->> 'token')::int as alerts from events where type like 'sla.%'`,
  );
  console.log(
    markdownTable([['round', 'p50 ms', 'p99 ms', 'max ms', ''], ...rows], { align: ['r', 'r', 'r', 'r'] }),
  );
  console.log(`${fired[0].events} events of ${fired[0].alerts} alerts`);
}

await runBench(signal, run);
