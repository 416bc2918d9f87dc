import { randomBytes, randomUUID } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { selectDatabaseProfile } from '@/lib/platform/database/database-profiles';
import { cloneDatabase } from '@/scripts/test/throwaway-cluster';

// Gives the process its own settings and database before any module of the product reads them, so that nothing left
// by a file of tests/own-process, such as a list in force, affects others.
const { appUrls } = await cloneDatabase(inject('cluster'), `process_${randomUUID()}`);

const newKey = () => randomBytes(32).toString('base64url');
Object.assign(process.env, {
  DATABASE_URL: appUrls.probity_app,
  PROBITY_SESSION_SECRET: newKey(),
  PROBITY_HASH_KEY: newKey(),
  PROBITY_ENCRYPTION_KEY: newKey(),
  PROBITY_DATA_DIR: join(inject('cluster').dataDir, randomUUID()),
  // Images are read only in journey-reading and logos of tests/own-process, because reading takes processor time;
  // elsewhere they are accepted unread.
  PROBITY_READING: 'off',
  PROBITY_LOG_LEVEL: 'fatal',
  TZ: 'UTC',
});

// Most tests do what a web process does.
selectDatabaseProfile('web');

// Flushed here, because Vitest kills its processes before they would write it.
afterAll(() => flushCompileCache());
