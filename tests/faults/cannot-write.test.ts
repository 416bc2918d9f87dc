import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type pg from 'pg';
import { readiness } from '@/lib/api/front/readiness';
import { connectAs } from '@/tests/fixtures/roles';

let superuser: pg.Client;
let database: string;

beforeAll(async () => {
  superuser = await connectAs('superuser');
  const { rows } = await superuser.query<{ name: string }>('select current_database() as name');
  database = rows[0]?.name ?? '';
});
afterAll(() => superuser.end());

/** Ends the connections, because a setting applies only to new ones. */
async function reconnect(): Promise<void> {
  await superuser.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
}

const databaseAfter = (before: string): Promise<string> =>
  vi.waitUntil(
    async () => {
      const { database: state } = await readiness();
      return [before, 'out of reach'].includes(state) ? null : state;
    },
    { timeout: 10_000, interval: 50 },
  );

describe('readiness · a database that answers but cannot write', () => {
  it.each([
    // Stands in for a full disk: both refuse to write another byte with an error of SQLSTATE class 53.
    ['no space is left', 'temp_file_limit = 0', 'temp_file_limit'],
    ['it is read only', 'default_transaction_read_only = on', 'default_transaction_read_only'],
  ])('reports it while %s, and reports ok afterwards', async (_why, setting, name) => {
    try {
      await superuser.query(`alter role probity_app in database "${database}" set ${setting}`);
      await reconnect();
      expect(await databaseAfter('ok')).toBe('cannot write');
    } finally {
      await superuser.query(`alter role probity_app in database "${database}" reset ${name}`);
      await reconnect();
    }
    expect(await databaseAfter('cannot write')).toBe('ok');
  });
});
