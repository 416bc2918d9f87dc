import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { cloneDatabase, dropDatabase, urlsOf } from '@/scripts/test/throwaway-cluster';
import type { DatabaseUrls } from '@/scripts/test/throwaway-cluster';

/**
 * The database of this vitest worker, at `env.DATABASE_URL` too: migrated, shared by the test files that the worker
 * runs one after the other. A test keeps to a project of its own and meets no other's rows.
 */
export const workerDatabase = (): DatabaseUrls =>
  urlsOf(inject('cluster'), `worker_${process.env.VITEST_POOL_ID}`);

/** An empty migrated database for a test that must have one to itself. Drop it when done. */
export async function freshDatabase(): Promise<DatabaseUrls & { drop(): Promise<void> }> {
  const name = `fresh_${randomUUID()}`;
  const urls = await cloneDatabase(inject('cluster'), name);
  return { ...urls, drop: () => dropDatabase(inject('cluster'), name) };
}
