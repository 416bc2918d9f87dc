// The web and the worker may need the same file at once: an advisory lock makes the second one wait and reuse
// it.
import { existsSync } from 'node:fs';
import { writeIndex } from '@/lib/domain/watchlists/index-file';
import { builtIndex, type VersionInForce } from '@/lib/domain/watchlists/matcher-in-force';
import { selectDatabaseProfile } from '@/lib/platform/database/database-profiles';
import { closeDb, openPool } from '@/lib/platform/database/db';
import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';

const [file = '', versions = '[]'] = process.argv.slice(2);

async function build(): Promise<void> {
  selectDatabaseProfile('batch');
  const pool = openPool(1);
  const client = await pool.connect();
  // Released when the connection ends, even by `kill -9`.
  await client.query('select pg_advisory_lock(hashtext($1))', [file]);
  // Written by processes/shared-index.ts.
  if (!existsSync(file)) await writeIndex(file, await builtIndex(JSON.parse(versions) as VersionInForce[]));
  client.release();
  await pool.end();
  await closeDb();
}

await build().catch((error: unknown) => {
  console.error(describeWithoutMessage(error));
  process.exit(1);
});
