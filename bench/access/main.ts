// npm run bench:access: what it costs to know a caller and to count their requests.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { markdownTable } from 'markdown-table';
import { ownNode } from '../../scripts/bootstrap/own-node.mjs';
import { reportError } from '../../scripts/bootstrap/steps.mjs';
import { stopRequested } from '../../scripts/bootstrap/stopping.mjs';
import { startDatabase, Started } from '../deployment.ts';
import { measure } from '../measure.ts';
import type { Figures, Load } from '../measure.ts';
import { medianOf } from '../percentile.ts';

const connections = 16;
const rounds = 5;
const windowSeconds = 3;
const signal = stopRequested();

const newKey = () => randomBytes(32).toString('base64url');
const secrets = {
  PROBITY_SESSION_SECRET: newKey(),
  PROBITY_HASH_KEY: newKey(),
  PROBITY_ENCRYPTION_KEY: newKey(),
};

interface Access {
  key: string;
  path: string;
}

function start(started: Started, script: string, databaseUrl: string, args: string[] = []) {
  const child = fork(resolve('bench/access', script), args, {
    execPath: ownNode,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...secrets, NODE_ENV: 'production', TZ: 'UTC', DATABASE_URL: databaseUrl },
  });
  started.add(() => void child.kill());
  return Promise.race([
    // Sent by the script.
    once(child, 'message').then(([message]) => message as unknown),
    once(child, 'exit').then(() => Promise.reject(new Error(`${script} ended.`))),
  ]);
}

const loadOf = (baseUrl: string, { key, path }: Access): Load => ({
  baseUrl,
  headers: { 'X-API-KEY': key },
  requests: [{ path }],
});

async function run(started: Started): Promise<string> {
  const { appUrls } = await startDatabase(started, signal);
  // What prepare.ts sends.
  const access = (await start(started, 'prepare.ts', appUrls.probity_app)) as Record<
    'unlimited' | 'counted',
    Access
  >;
  const asks = String(await start(started, 'api-process.ts', appUrls.probity_web));
  const remembers = String(await start(started, 'api-process.ts', appUrls.probity_web, ['--remember']));
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

const started = new Started();
try {
  console.log(await run(started));
} catch (error) {
  if (!signal.aborted) reportError(error);
  process.exitCode = 1;
} finally {
  await started.stop();
}
process.exit();
