import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listed } from '@/lib/domain/screening/fixtures/made-up-list';
import type { ListedEntity } from '@/lib/domain/screening/schema';
import { importList } from '@/lib/domain/watchlists/import/import-list';
import { retireList } from '@/lib/domain/watchlists/import/retire-list';
import { type Watchlist, WatchlistChange, WatchlistVersion } from '@/lib/domain/watchlists/schema';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

const name = `Made up ${randomUUID()}`;
const limits = { maxRemovedPercent: 100, allowOlder: true };

const ann = listed({ list_entry_id: 'a', primary_name: 'Ann Ash', dates_of_birth: ['1970'] });
const annNow = listed({
  list_entry_id: 'a',
  primary_name: 'Ann Ash',
  aliases: ['Anna Ashford'],
  dates_of_birth: ['1970-03-01'],
});
const bea = listed({ list_entry_id: 'b', primary_name: 'Bea Birch' });
const cleo = listed({ list_entry_id: 'c', primary_name: 'Cleo Ltd', entity_type: 'company' });
const dora = listed({ list_entry_id: 'd', primary_name: 'Dora Dale' });

let project: TestProject;
let path: string;

const get = async (address: string) => (await project.ask('GET', address)).json;

async function importEdition(version: string, entities: ListedEntity[], published_at?: string) {
  await importList({ name, version, entities, published_at }, { limits });
}

beforeAll(async () => {
  await importEdition('first/edition', [ann, bea, dora], '2026-11-01T00:00:00Z');
  await importEdition('second', [annNow, cleo, dora], '2026-11-02T00:00:00Z');
});
afterAll(() => retireList(name));

beforeEach(async () => {
  project = await aProject();
  const { data } = await get('/v1/watchlists?scope=public&limit=100');
  path = `/v1/watchlists/${data.find((list: Watchlist) => list.name === name).token}`;
});

describe('watchlists · import', () => {
  it('analyses the table for PostgreSQL, which plans pages of changes by its size', async () => {
    const analysedAt = async () => {
      const [row] = await asOwner<{ at: Date | null }>(
        `select last_analyze as at from pg_stat_user_tables where relname = 'watchlist_entries'`,
      );
      return row?.at?.getTime() ?? 0;
    };
    const before = await analysedAt();
    const another = `Made up ${randomUUID()}`;
    await importList({ name: another, version: '1', entities: [ann], published_at: undefined }, { limits });
    expect(await analysedAt()).toBeGreaterThan(before);
    await retireList(another);
  });
});

describe('watchlists · versions of a public list', () => {
  it('lists every version, newest first, with the number of entries that it changed', async () => {
    const { data, meta } = await get(`${path}/versions`);
    expect(data.map((row: unknown) => WatchlistVersion.parse(row))).toMatchObject([
      {
        version: 'second',
        published_at: '2026-11-02T00:00:00.000Z',
        entity_count: 3,
        added_count: 1,
        changed_count: 1,
        removed_count: 1,
      },
      {
        version: 'first/edition',
        in_force_since: null,
        entity_count: 3,
        added_count: null,
        changed_count: null,
        removed_count: null,
      },
    ]);
    expect(data[0].in_force_since).not.toBeNull();
    expect(meta.total).toBe(2);
  });

  it('reads them page by page', async () => {
    const first = await get(`${path}/versions?limit=1`);
    const second = await get(`${path}/versions?limit=1&cursor=${first.meta.page.cursor}`);
    const versions = [...first.data, ...second.data].map(({ version }: WatchlistVersion) => version);
    expect(versions).toEqual(['second', 'first/edition']);
    expect(second.meta.page.has_more).toBe(false);
  });
});

describe('watchlists · changes of a version', () => {
  it('are by default those of the version in force, and show the differences', async () => {
    const { data, meta } = await get(`${path}/changes`);
    expect(data.map((row: unknown) => WatchlistChange.parse(row))).toEqual([
      {
        list_entry_id: 'a',
        change: 'changed',
        name: 'Ann Ash',
        entity_type: 'person',
        differences: [
          { field: 'aliases', before: [], after: ['Anna Ashford'] },
          { field: 'dates_of_birth', before: ['1970'], after: ['1970-03-01'] },
        ],
      },
      expect.objectContaining({ list_entry_id: 'b', change: 'removed', name: 'Bea Birch' }),
      expect.objectContaining({ list_entry_id: 'c', change: 'added', entity_type: 'company' }),
    ]);
    expect(meta.total).toBe(3);
  });

  it.each([
    ['added', ['c']],
    ['changed', ['a']],
    ['removed', ['b']],
  ])('can be limited to those that were %s', async (change, ids) => {
    const { data, meta } = await get(`${path}/changes?version=second&change=${change}`);
    expect(data.map((row: WatchlistChange) => row.list_entry_id)).toEqual(ids);
    expect(meta.total).toBe(1);
  });

  it('are read page by page', async () => {
    const first = await get(`${path}/changes?limit=2`);
    const second = await get(`${path}/changes?limit=2&cursor=${first.meta.page.cursor}`);
    const ids = [...first.data, ...second.data].map((row: WatchlistChange) => row.list_entry_id);
    expect(ids).toEqual(['a', 'b', 'c']);
  });

  it('are empty for the first version, which has none to compare with', async () => {
    const { data, meta } = await get(`${path}/changes?version=${encodeURIComponent('first/edition')}`);
    expect([data, meta.total]).toEqual([[], 0]);
  });

  it('answer 404 for an unknown version', async () => {
    for (const address of [`${path}/changes?version=third`, '/v1/watchlists/wls_none/versions']) {
      expect((await project.ask('GET', address)).status, address).toBe(404);
    }
  });
});

describe('watchlists · versions of an own list', () => {
  async function anOwnList() {
    const { json } = await project.ask('POST', '/v1/watchlists', { body: { name: 'Former customers' } });
    const own = `/v1/watchlists/${json.data.token}`;
    const body = [
      { name: 'Ann Ash', list_entry_id: 'a' },
      { name: 'Bea Birch', list_entry_id: 'b' },
    ];
    await project.ask('POST', `${own}/entries`, { body });
    await project.ask('DELETE', `${own}/entries/a`);
    return own;
  }

  it('count what each change added or removed', async () => {
    const { data } = await get(`${await anOwnList()}/versions`);
    const counts = data.map((row: WatchlistVersion) => [row.version, row.added_count, row.removed_count]);
    expect(counts).toEqual([
      ['3', 0, 1],
      ['2', 2, 0],
      ['1', null, null],
    ]);
  });

  it('stay with the version of the first page, even if another comes into force meanwhile', async () => {
    const own = await anOwnList();
    const entries = ['c', 'd', 'e', 'f'].map((list_entry_id) => ({
      name: `Cleo ${list_entry_id}`,
      list_entry_id,
    }));
    await project.ask('POST', `${own}/entries`, { body: entries });
    const first = await get(`${own}/changes?limit=2`);
    await project.ask('POST', `${own}/entries`, { body: [{ name: 'Gil Gorse', list_entry_id: 'g' }] });
    const second = await get(`${own}/changes?limit=2&cursor=${first.meta.page.cursor}`);
    const ids = [...first.data, ...second.data].map((row: WatchlistChange) => row.list_entry_id);
    expect([ids, second.meta.total, second.meta.page.cursor]).toEqual([['c', 'd', 'e', 'f'], 4, null]);
  });

  it('name the entries, and never those of another project', async () => {
    const own = await anOwnList();
    const changesOf = async (version: string) =>
      (await get(`${own}/changes?version=${version}`)).data.map((row: WatchlistChange) => [
        row.change,
        row.name,
      ]);
    expect(await changesOf('2')).toEqual([
      ['added', 'Ann Ash'],
      ['added', 'Bea Birch'],
    ]);
    expect(await changesOf('3')).toEqual([['removed', 'Ann Ash']]);
    const other = await aProject();
    for (const part of ['versions', 'changes']) {
      expect((await other.ask('GET', `${own}/${part}`)).status, part).toBe(404);
    }
  });
});
