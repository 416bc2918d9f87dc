import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate } from '@/scripts/database/migrate';
import { ensureDatabase, withClient } from '@/scripts/database/roles';
import { urlsOf } from '@/scripts/test/throwaway-cluster';

// Before migration 20261121000200 each version had entry rows of its own.

const name = `older_${randomUUID()}`;
const { ownerUrl } = urlsOf(inject('cluster'), name);
const migrations = 'prisma/migrations';
const older = mkdtempSync(join(tmpdir(), 'probity-older-'));

beforeAll(async () => {
  await withClient(inject('cluster').adminUrl, (client) => ensureDatabase(client, name));
  for (const migration of readdirSync(migrations).filter((each) => each < '20261121000200')) {
    cpSync(join(migrations, migration), join(older, migration), { recursive: true });
  }
  await migrate(ownerUrl, older);
});
afterAll(() => rmSync(older, { recursive: true }));

describe('watchlists · migration to entries shared by versions', () => {
  it('keeps the entries of every version when an older database is migrated', async () => {
    await withClient(ownerUrl, async (client) => {
      await client.query(`
        insert into watchlists (token, name) values ('wls_a', 'A'), ('wls_b', 'B');
        insert into watchlist_versions (id, watchlist_token, version, entity_count, name_count) values
          (1, 'wls_a', '1', 2, 2), (2, 'wls_b', '1', 1, 1), (3, 'wls_a', '2', 1, 1);
        insert into watchlist_entries (version_id, list_entry_id, entity_type, primary_name, entity) values
          (1, 'x', 'person', 'X', '{}'), (1, 'y', 'person', 'Y', '{}'), (2, 'x', 'person', 'Of B', '{}'),
          (3, 'x', 'person', 'X renamed', '{}')`);
    });
    await migrate(ownerUrl);
    const namesOf = (version: number) =>
      withClient(ownerUrl, async (client) => {
        const { rows } = await client.query<{ primary_name: string }>(
          `select e.primary_name from watchlist_versions v join watchlist_entries e
             on e.watchlist_token = v.watchlist_token and e.from_version <= v.id
             and (e.until_version is null or e.until_version > v.id)
           where v.id = $1 order by e.list_entry_id`,
          [version],
        );
        return rows.map((row) => row.primary_name);
      });
    expect(await namesOf(1)).toEqual(['X', 'Y']);
    expect(await namesOf(2)).toEqual(['Of B']);
    expect(await namesOf(3)).toEqual(['X renamed']);
    const counts = await withClient(ownerUrl, (client) =>
      client.query('select added_count, changed_count, removed_count from watchlist_versions order by id'),
    );
    const first = { added_count: null, changed_count: null, removed_count: null };
    expect(counts.rows).toEqual([first, first, { added_count: 0, changed_count: 1, removed_count: 1 }]);
  });
});
