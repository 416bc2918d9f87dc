// npm run bench:flows: sync flows through the product, beside bare node:http and pg that write the same rows in one round trip.
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { markdownTable } from 'markdown-table';
import type { Client } from 'pg';
import { ownNode } from '../../scripts/bootstrap/own-node.mjs';
import { stopRequested } from '../../scripts/bootstrap/stopping.mjs';
import { withClient } from '../../scripts/database/roles.ts';
import { runBench, startDatabase, type Started } from '../deployment.ts';
import { madeUpName } from '../fixtures/names.ts';
import { type Figures, type Load, measure } from '../measure.ts';
import { medianOf } from '../percentile.ts';
import { processorMs } from '../processor-time.ts';
import { templateOf } from './template.ts';

const connections = Number(process.env.PROBITY_BENCH_CONNECTIONS ?? 8);
const windowSeconds = Number(process.env.PROBITY_BENCH_SECONDS ?? 3);
const rounds = 3;
const signal = stopRequested();

let people = 0;
const nextName = () => madeUpName((people += 1));

const kinds: Record<string, { path: string; body: () => object }> = {
  'screening, nothing found': { path: '/screening/api', body: () => ({ name: nextName() }) },
  'screening with a match': { path: '/screening/api', body: () => ({ name: 'Folasade Oyelaran' }) },
  'company, two directors and an owner': {
    path: '/api',
    body: () => ({
      company_name: `${nextName()} Ltd`,
      country: 'DE',
      directors: [{ last_name: nextName() }, { last_name: nextName() }],
      ubos: [{ last_name: nextName() }],
    }),
  },
};

const newKey = () => randomBytes(32).toString('base64url');
const secrets = {
  PROBITY_SESSION_SECRET: newKey(),
  PROBITY_HASH_KEY: newKey(),
  PROBITY_ENCRYPTION_KEY: newKey(),
};

async function start<Message>(started: Started, script: string, env: Record<string, string>, told?: string) {
  const child = fork(resolve('bench/flows', script), [], {
    execPath: ownNode,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...secrets, NODE_ENV: 'production', TZ: 'UTC', ...env },
  });
  started.add(() => void (child.connected && child.disconnect()));
  if (told) child.send(told);
  const message = await Promise.race([
    // Sent by the script.
    once(child, 'message').then(([sent]) => sent as Message),
    once(child, 'exit').then(() => Promise.reject(new Error(`${script} ended.`))),
  ]);
  return { child, message };
}

interface Web {
  url: string;
  key: string;
  project: { id: number; hash: string };
}

interface Side {
  load: Load;
  child: ChildProcess;
}

interface Cost extends Figures {
  processMs: number;
  databaseMs: number;
}

async function databaseMs(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return rows.reduce((sum, { pid }) => sum + processorMs(pid), 0);
}

async function costOf(client: Client, { load, child }: Side): Promise<Cost> {
  const before = [processorMs(child.pid!), await databaseMs(client)] as const;
  const figures = await measure(load, connections, windowSeconds);
  const flows = figures.requestsPerSecond * windowSeconds;
  return {
    ...figures,
    processMs: (processorMs(child.pid!) - before[0]) / flows,
    databaseMs: ((await databaseMs(client)) - before[1]) / flows,
  };
}

function medianCost(costs: readonly Cost[]): Cost {
  const median = (values: number[]) =>
    values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return {
    ...medianOf([...costs]),
    processMs: median(costs.map(({ processMs }) => processMs)),
    databaseMs: median(costs.map((cost) => cost.databaseMs)),
  };
}

interface Deployment {
  client: Client;
  web: Awaited<ReturnType<typeof start<Web>>>;
  webDatabase: string;
}

async function compare(
  started: Started,
  { client, web, webDatabase }: Deployment,
  name: string,
): Promise<string[]> {
  const { path, body } = kinds[name]!; // one of its keys
  const { url, key, project } = web.message;
  const headers = { 'X-API-KEY': key, 'Content-Type': 'application/json' };
  const address = `/api/gateway/execute/${project.hash}${path}`;
  // What the load before left under way must not be in the template.
  await delay(1_000);
  await client.query('delete from events where project_id = $1', [project.id]);
  const { rows } = await client.query(
    'select coalesce(max(sequence), 0) as at from audit_log where project_id = $1',
    [project.id],
  );
  const first = await fetch(url + address, { method: 'POST', headers, body: JSON.stringify(body()) });
  if (first.status !== 200) throw new Error(`${name}: ${first.status} ${await first.text()}`);
  const template = await templateOf(
    client,
    project.id,
    rows[0].at,
    (await first.json()) as { flow_token: string },
  );
  const env = { DATABASE_URL: webDatabase, PROJECT_ID: String(project.id) };
  const floor = await start<{ port: number }>(started, 'floor.ts', env, template);
  const requests = [
    {
      method: 'POST' as const,
      path: address,
      setupRequest: (request: object) => ({ ...request, body: JSON.stringify(body()) }),
    },
  ];
  const sides: Side[] = [
    { load: { baseUrl: url, headers, requests }, child: web.child },
    { load: { baseUrl: `http://127.0.0.1:${floor.message.port}`, headers, requests }, child: floor.child },
  ];
  const costs: [Cost[], Cost[]] = [[], []];
  for (const { load } of sides) await measure(load, connections, windowSeconds);
  // As autovacuum does within a minute. A statement that was prepared while a table was empty reads all of it until then.
  await client.query('analyze');
  for (let round = 0; round < rounds; round += 1) {
    for (const side of [0, 1] as const) {
      signal.throwIfAborted();
      costs[side].push(await costOf(client, sides[side]!));
    }
  }
  const [product, bare] = costs.map(medianCost) as [Cost, Cost];
  const shown = ({ requestsPerSecond, p50, p99, processMs, databaseMs: ofDatabase }: Cost) => [
    requestsPerSecond.toFixed(0),
    p50.toFixed(1),
    p99.toFixed(1),
    processMs.toFixed(2),
    ofDatabase.toFixed(2),
  ];
  const ratio = (product.requestsPerSecond / bare.requestsPerSecond).toFixed(2);
  return [name, ...shown(product), ...shown(bare), ratio];
}

const columns = ['flows/s', 'p50 ms', 'p99 ms', 'process ms', 'PostgreSQL ms'];

async function run(started: Started): Promise<string> {
  const { appUrls, adminUrl, ownerUrl } = await startDatabase(started, signal);
  const web = await start<Web>(started, 'web.ts', { DATABASE_URL: appUrls.probity_app });
  // Only an administrator sees the processes of all roles.
  const admin = new URL(adminUrl);
  admin.pathname = new URL(ownerUrl).pathname;
  return withClient(admin.href, async (client) => {
    const rows: string[][] = [];
    for (const name of Object.keys(kinds)) {
      rows.push(await compare(started, { client, web, webDatabase: appUrls.probity_web }, name));
    }
    const head = ['sync flow', ...columns, ...columns.map((column) => `bare ${column}`), 'ratio'];
    return markdownTable([head, ...rows], { align: ['l', ...Array(11).fill('r')] });
  });
}

await runBench(signal, async (started) => console.log(await run(started)));
