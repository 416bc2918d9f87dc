import { afterAll, beforeAll, expect, it } from 'vitest';
import { workerDatabase } from '@/tests/fixtures/database';
import { connectAs } from '@/tests/fixtures/roles';
import { closeDb } from '@/lib/platform/database/db';
import { announceWork } from '@/lib/platform/work/announce';

let superuser: Awaited<ReturnType<typeof connectAs>>;
beforeAll(async () => {
  superuser = await connectAs('superuser');
});
afterAll(() => superuser.end());

async function connections(): Promise<number> {
  const { username, pathname } = new URL(workerDatabase().appUrls.probity_app);
  const { rows } = await superuser.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where usename = $1 and datname = $2',
    [username, pathname.slice(1)],
  );
  return rows[0]?.count ?? 0;
}

it('announcements · end before the connections are closed, and open none after that', async () => {
  announceWork();
  // The first is being sent now, and the second waits for it.
  await Promise.resolve();
  announceWork();
  await closeDb();
  await new Promise((done) => setTimeout(done, 200));
  expect(await connections()).toBe(0);
});
