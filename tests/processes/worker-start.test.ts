import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { acknowledgeAlert } from '@/lib/domain/alerts/service/acknowledge';
import { getAlert } from '@/lib/domain/alerts/service/get';
import { bundled } from '@/tests/fixtures/bundled';
import { workerDatabase } from '@/tests/fixtures/database';
import { anAlert, aProject } from '@/tests/fixtures/factories';
import { connectAs } from '@/tests/fixtures/roles';
import { patience, until } from '@/tests/fixtures/until';

/** A worker as the product starts it. */
function startWorker() {
  const child = fork(bundled('processes/worker.ts'), {
    execArgv: [],
    env: { ...process.env, DATABASE_URL: workerDatabase().appUrls.probity_worker },
  });
  const ended = once(child, 'exit');
  return async () => {
    child.kill('SIGKILL');
    await ended;
  };
}

const readsOfLists = `
  select pid, query_start from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%from watchlist_versions%'`;

it(
  'worker · makes held moves while its index of the watchlists is still being loaded',
  patience,
  async () => {
    const ctx = await aProject();
    const { token } = await anAlert(ctx);
    const hourAgo = new Date(Date.now() - 3_600_000);
    await acknowledgeAlert({ ...ctx, now: () => hourAgo }, token, { hold_seconds: 5 });
    const owner = await connectAs('owner');
    await owner.query('begin');
    await owner.query('lock table watchlist_versions');
    const observer = await connectAs('superuser');
    const stop = startWorker();
    const load = async () => (await observer.query(readsOfLists)).rows;
    const first = await until(load, ({ length }) => length === 1);
    expect(
      (
        await until(
          () => getAlert(ctx, token),
          ({ held }) => held === null,
        )
      ).status,
    ).toBe('Acknowledged');
    expect(await load()).toEqual(first);
    await stop();
    await owner.query('rollback');
    await Promise.all([owner.end(), observer.end()]);
  },
);
