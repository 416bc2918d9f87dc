import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostmaster } from '@/scripts/database/postmaster';
import { freePort } from '@/scripts/database/free-port';
import { makeRunFolder } from '@/scripts/test/run-folder';
import { expect, test } from './fixtures/test';

// npm start itself, on the product as it is built, with a data folder of its own.

let folder: ReturnType<typeof makeRunFolder>;
let dataDir: string;
let port: number;

interface Start {
  process: ChildProcess;
  /** All that it has printed. */
  printed(): string;
  ended: Promise<number | null>;
}

function start(settings: Record<string, string> = {}): Start {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, DATABASE_URL: '', PORT: String(port), PROBITY_DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return {
    process: child,
    printed: () => output,
    ended: new Promise((resolve) => child.once('close', resolve)),
  };
}

const answers = () =>
  fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
    (response) => response.ok,
    () => false,
  );

async function ready(run: Start): Promise<void> {
  await expect.poll(run.printed, { timeout: 60_000 }).toContain('Ctrl-C stops everything.');
  expect(await answers()).toBe(true);
}

async function stop(run: Start): Promise<number | null> {
  run.process.kill('SIGTERM');
  return run.ended;
}

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  folder = makeRunFolder();
  dataDir = join(folder.path, 'data');
  folder.recordCluster(join(dataDir, 'postgres'));
  port = await freePort();
});
test.afterAll(() => folder.remove());

test('npm start serves, prints the sign-ins, and leaves nothing running when it is stopped', async () => {
  const run = start();
  await ready(run);
  expect(findPostmaster(join(dataDir, 'postgres'))).not.toBeNull();
  const firstRun = JSON.parse(readFileSync(join(dataDir, 'first-run.json'), 'utf8'));
  for (const { email, password } of firstRun.users) {
    expect(run.printed()).toContain(email);
    expect(run.printed()).toContain(password);
  }
  expect(run.printed()).toContain(`X-API-KEY: ${firstRun.api_key}`);
  expect(await stop(run)).toBe(0);
  expect(await answers()).toBe(false);
  expect(findPostmaster(join(dataDir, 'postgres'))).toBeNull();
});

test('a warm start is ready within five seconds', async () => {
  const begun = Date.now();
  const run = start();
  await ready(run);
  expect(Date.now() - begun).toBeLessThan(5000);
  await stop(run);
});

test('a second start on the same folder says that the first one runs', async () => {
  const first = start();
  await ready(first);
  const second = start({ PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.printed()).toContain('Probity is already running on');
  expect(await answers()).toBe(true);
  await stop(first);
});

test('a start after kill -9 recovers by itself', async () => {
  const killed = start();
  await ready(killed);
  killed.process.kill('SIGKILL');
  const next = start();
  await ready(next);
  expect(next.printed()).toContain('The last run was killed');
  expect(await stop(next)).toBe(0);
});

test('a part that ends takes everything with it and is named', async () => {
  const run = start();
  await ready(run);
  const { processes } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'));
  process.kill(processes.worker.pid, 'SIGKILL');
  expect(await run.ended).toBe(1);
  expect(run.printed()).toContain('The worker process was ended by SIGKILL');
  expect(await answers()).toBe(false);
});

test('a wrong setting is named before anything is started', async () => {
  const run = start({ PORT: 'eighty', PROBITY_RATE_PLAN: 'gold' });
  expect(await run.ended).toBe(1);
  expect(run.printed()).toContain('PORT must be a whole number from 1 to 65535, not "eighty"');
  expect(run.printed()).toContain('PROBITY_RATE_PLAN must be starter');
});
