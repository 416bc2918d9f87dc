import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readiness } from '@/lib/api/front/readiness';
import { refreshMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { onceDatabaseAnswers } from '@/processes/once-database-answers';
import { type Cluster, startCluster } from '@/scripts/database/cluster';
import { throwaway } from '@/scripts/database/profiles';
import { ensureDatabase, ensureRoles, withClient } from '@/scripts/database/roles';
import { migrate } from '@/scripts/database/migrate';
import { makeRunFolder } from '@/scripts/test/run-folder';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';

const folder = makeRunFolder();
let cluster: Cluster;
let project: TestProject;

beforeAll(async () => {
  cluster = await startCluster(folder.path, throwaway, new AbortController().signal);
  folder.recordCluster(cluster.folder);
  await withClient(cluster.url('probity_admin', 'postgres'), async (client) => {
    await ensureRoles(client, cluster.passwords);
    await ensureDatabase(client, 'probity');
  });
  await migrate(cluster.url('probity_owner', 'probity'));
  process.env.DATABASE_URL = cluster.url('probity_app', 'probity');
  project = await aProject();
});
afterAll(async () => {
  signalServer('SIGCONT');
  await cluster.stop();
  folder.remove();
});

/** Signals the server and all processes that it has started. */
function signalServer(signal: NodeJS.Signals): void {
  const server = Number(readFileSync(join(cluster.folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  process.kill(server, signal);
  for (const [pid, parent] of processes) if (pid && parent === server) process.kill(pid, signal);
}

describe('a stopped PostgreSQL', () => {
  it('makes requests fail with 503 and readiness report it, until it continues', async () => {
    expect((await project.ask('GET', '/v1/alerts')).status).toBe(200);
    signalServer('SIGSTOP');
    const startedAt = performance.now();
    const { status, headers } = await project.ask('GET', '/v1/alerts');
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect((await readiness()).database).toBe('out of reach');
    const monitored = await ask('GET', '/api/health/ready');
    expect([monitored.status, monitored.headers.get('retry-after')]).toEqual([503, '5']);
    expect(performance.now() - startedAt).toBeLessThan(8_000);
    signalServer('SIGCONT');
    await vi.waitFor(async () => expect((await project.ask('GET', '/v1/alerts')).status).toBe(200), {
      timeout: 10_000,
      interval: 20,
    });
    expect((await readiness()).database).toBe('ok');
  }, 40_000);

  it('is waited for when the lists are loaded', async () => {
    signalServer('SIGSTOP');
    const loading = onceDatabaseAnswers(() => refreshMatcher());
    await vi.waitFor(
      async () =>
        expect(await readiness()).toMatchObject({ database: 'out of reach', watchlists: 'not loaded' }),
      { timeout: 10_000, interval: 100 },
    );
    signalServer('SIGCONT');
    await loading;
    expect((await readiness()).watchlists).toBe('ok');
  }, 40_000);
});
