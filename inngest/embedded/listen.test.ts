import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectAs } from '@/tests/fixtures/roles';
import { workerDatabase } from '@/tests/fixtures/database';
import { stallingProxy, type StallingProxy } from '@/tests/fixtures/stalling-proxy';
import { openPool, silent } from './fixtures/client';
import { listen } from './listen';

const times = { reconnectMs: 20, askEveryMs: 50, answerWithinMs: 500 };

let superuser: Awaited<ReturnType<typeof connectAs>>;
let proxy: StallingProxy;
let pool: Pool;
let stopping: AbortController;
let listening: Promise<void>;
const wake = vi.fn<() => void>();

beforeAll(async () => {
  superuser = await connectAs('superuser');
});
afterAll(() => superuser.end());

beforeEach(async () => {
  const url = new URL(workerDatabase().appUrl);
  proxy = await stallingProxy(url);
  url.port = String(proxy.port);
  pool = openPool(url.toString());
  stopping = new AbortController();
  listening = listen(pool, wake, stopping.signal, silent, times);
  await wakesOnEvents();
});
afterEach(async () => {
  stopping.abort();
  await listening;
  proxy.close();
  await pool.end();
});

const wakesOnEvents = (): Promise<boolean> =>
  vi.waitFor(
    async () => {
      wake.mockClear();
      await superuser.query(`notify probity_events`);
      await vi.waitFor(() => expect(wake).toHaveBeenCalled(), { timeout: 100 });
      return true;
    },
    { timeout: 10_000 },
  );

describe('embedded runner · listening for events', () => {
  it('listens again after its connection was ended', async () => {
    await superuser.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = current_database() and query = 'select 1' and pid <> pg_backend_pid()`,
    );
    expect(await wakesOnEvents()).toBe(true);
  });

  it('listens again after the network has forgotten its connection', async () => {
    proxy.strand();
    expect(await wakesOnEvents()).toBe(true);
  });
});
