import { afterEach, describe, expect, it, vi } from 'vitest';
import { databaseProfiles, selectDatabaseProfile, selectedProfile } from './database-profiles';
import { openPool, transactionLimits } from './db';

afterEach(() => selectDatabaseProfile('web'));

describe('database profiles', () => {
  it('are what the process selected', () => {
    selectDatabaseProfile('worker');
    expect(selectedProfile()).toBe(databaseProfiles.worker);
    expect(transactionLimits()).toBe(databaseProfiles.worker.transaction);
  });

  it('refuse a use of the database before one is selected, and say what to do', () => {
    vi.stubGlobal('probityDatabaseProfile', undefined);
    expect(() => openPool(1)).toThrow(/Call selectDatabaseProfile .* with one of web, worker, batch/);
    vi.unstubAllGlobals();
  });
});
