import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectAs } from '@/tests/fixtures/roles';
import { workerDatabase } from '@/tests/fixtures/database';
import { stallingProxy, type StallingProxy } from '@/tests/fixtures/stalling-proxy';
import { listen } from './listen';

const times = { reconnectMs: 20, askEveryMs: 50, answerWithinMs: 500 };

let superuser: Awaited<ReturnType<typeof connectAs>>;
let proxy: StallingProxy;
let pool: pg.Pool;
let stopping: AbortController;
let listening: Promise<void>;
const channel = 'listen_test';
const onNotification = vi.fn<(payload: string) => void>();

beforeAll(async () => {
  superuser = await connectAs('superuser');
});
afterAll(() => superuser.end());

beforeEach(async () => {
  const url = new URL(workerDatabase().appUrls.probity_app);
  proxy = await stallingProxy(url);
  url.port = String(proxy.port);
  pool = new pg.Pool({ connectionString: url.toString(), max: 1 });
  pool.on('error', () => {});
  stopping = new AbortController();
  const ignore = () => {};
  const following = { pool, channel, onNotification, onListening: ignore, onBroken: ignore };
  listening = listen(following, stopping.signal, times);
  await hears();
});
afterEach(async () => {
  stopping.abort();
  await listening;
  proxy.close();
  await pool.end();
});

const hears = (): Promise<boolean> =>
  vi.waitFor(
    async () => {
      onNotification.mockClear();
      await superuser.query(`notify ${channel}, 'key'`);
      await vi.waitFor(() => expect(onNotification).toHaveBeenCalledWith('key'), { timeout: 100 });
      return true;
    },
    { timeout: 10_000 },
  );

describe('notifications', () => {
  it('listens again after its connection was ended', async () => {
    await superuser.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = current_database() and query in ('select 1', 'listen ' || $1) and pid <> pg_backend_pid()`,
      [channel],
    );
    expect(await hears()).toBe(true);
  });

  it('listens again after the network silently dropped its connection', async () => {
    proxy.strand();
    expect(await hears()).toBe(true);
  });
});
