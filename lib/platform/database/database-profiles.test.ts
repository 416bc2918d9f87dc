import { afterEach, describe, expect, it, vi } from 'vitest';
import { databaseProfiles, selectDatabaseProfile, selectedProfile } from './database-profiles';
import { openPool, transactionLimits } from './db';

afterEach(() => selectDatabaseProfile('web'));

describe('database profiles', () => {
  it('are those that the process selected', () => {
    selectDatabaseProfile('worker');
    expect(selectedProfile()).toBe(databaseProfiles.worker);
    expect(transactionLimits()).toBe(databaseProfiles.worker.transaction);
  });

  it.each(['web', 'worker', 'batch'] as const)('limit how long a connection of %s waits', async (name) => {
    selectDatabaseProfile(name);
    const pool = openPool(1);
    const { rows } = await pool.query<{ name: string; setting: string }>(
      `select name, setting from pg_settings where name like '%\\_timeout'`,
    );
    await pool.end();
    const { session, transactionTimeoutMs } = databaseProfiles[name];
    const bounds = { ...session, transaction_timeout: transactionTimeoutMs };
    const set = Object.fromEntries(rows.map((row) => [row.name, Number(row.setting)]));
    expect(set).toMatchObject(bounds);
  });

  it('refuse to use the database before one is selected, and say what to do', () => {
    vi.stubGlobal('probityDatabaseProfile', undefined);
    expect(() => openPool(1)).toThrow(/Call selectDatabaseProfile .* with one of web, worker, batch/);
    vi.unstubAllGlobals();
  });
});
