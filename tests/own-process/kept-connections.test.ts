import { expect, it } from 'vitest';
import { openKeptConnections } from '@/lib/platform/database/db';
import { asOwner } from '@/tests/fixtures/owner';

/** The connection that watches whether the server answers. */
const watching = 1;

async function countConnections(): Promise<number> {
  const [row] = await asOwner<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and usename = 'probity_app'`,
  );
  return row?.count ?? 0;
}

it('database · connections · half of each pool is open before requests arrive', async () => {
  await openKeptConnections();
  expect(await countConnections()).toBe(5 + 5 + watching);
});
