import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, it } from 'vitest';
import { freshDatabase } from './fixtures/database';

const namedForReindex = [...readFileSync('docs/operating.md', 'utf8').matchAll(/`reindex index (\w+)`/g)].map(
  ([, name]) => name,
);

it('names every index to build again after a change of ICU in the guide for operators', async () => {
  const { ownerUrl } = await freshDatabase();
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ name: string }>(`
    select distinct i.indexrelid::regclass::text as name
    from pg_index i join pg_class c on c.oid = i.indexrelid, unnest(i.indcollation) used
    join pg_collation l on l.oid = used
    where c.relnamespace = 'public'::regnamespace and l.collprovider = 'i' order by 1`);
  await owner.end();
  expect(namedForReindex.sort()).toEqual(rows.map(({ name }) => name));
  expect(rows.length).toBeGreaterThan(0);
});
