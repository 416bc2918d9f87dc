import { existsSync } from 'node:fs';
import { writeIndex } from '@/lib/domain/watchlists/index-file';
import { builtIndex, type VersionInForce } from '@/lib/domain/watchlists/matcher-in-force';
import { closeDb, openPool } from '@/lib/platform/db';

// Builds the index of the versions that it is given, for the web and the worker: each asks, and the first one's serves.
const [file = '', versions = '[]'] = process.argv.slice(2);

/** Where and how it failed, for the log of whoever asked: what it says of itself may quote an entry of a list. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  const places = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  return [`${error.name}${code}`, ...places].join('\n');
}

async function build(): Promise<void> {
  const pool = openPool(1);
  const client = await pool.connect();
  // Held until the connection ends, however that comes.
  await client.query('select pg_advisory_lock(hashtext($1))', [file]);
  // Written by processes/shared-index.ts.
  if (!existsSync(file)) await writeIndex(file, await builtIndex(JSON.parse(versions) as VersionInForce[]));
  client.release();
  await pool.end();
  await closeDb();
}

await build().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exit(1);
});
