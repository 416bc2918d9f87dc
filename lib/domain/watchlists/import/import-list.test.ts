import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/database/db';
import { workerDatabase } from '@/tests/fixtures/database';
import { MalformedList } from '../formats/malformed-list';
import type { ListedEntity } from '@/lib/domain/screening/schema';
import type { ListSource } from '../formats/list-source';
import { listVersionsInForce } from '../store/public-versions';
import { streamEntities } from '../store/version-entries';
import { importList } from './import-list';
import { retireList } from './retire-list';

let name: string;
let owner: pg.Client;

beforeEach(async () => {
  name = `Made up ${randomUUID()}`;
  owner = new pg.Client({ connectionString: workerDatabase().ownerUrl });
  await owner.connect();
});
afterEach(async () => {
  await retireList(name);
  await owner.end();
});

function entity(id: string, primaryName = `Person ${id}`): ListedEntity {
  return {
    list_entry_id: id,
    entity_type: 'person',
    primary_name: primaryName,
    names: [{ name: primaryName, kind: 'primary', weak: false }],
    dates_of_birth: ['1960'],
    nationalities: [],
    countries: [],
    gender: null,
    identifiers: [],
    categories: ['sanctions'],
    programs: [],
    addresses: ['line\nbreak, "quote", tab\t and back\\slash'],
    remarks: null,
  };
}

const edition = (version: string, entities: ListSource['entities']): ListSource => ({
  name,
  version,
  entities,
});

async function inForce() {
  return (await listVersionsInForce()).find((list) => list.name === name);
}

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const held: Item[] = [];
  for await (const item of items) held.push(item);
  return held;
}

async function read(versionId: number | undefined): Promise<ListedEntity[]> {
  return versionId === undefined ? [] : allOf(streamEntities(versionId));
}

async function countRows(): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(
    `select count(*)::int as n from watchlist_entries e join watchlists w on w.token = e.watchlist_token
     where w.name = $1`,
    [name],
  );
  return rows[0]?.n ?? 0;
}

async function countsOf(versionId: number | undefined) {
  const { rows } = await owner.query<{ entity_count: number; name_count: number }>(
    'select entity_count, name_count from watchlist_versions where id = $1',
    [versionId],
  );
  return rows[0];
}

describe('watchlists · import', () => {
  it('puts a list in force with every entity as it was read', async () => {
    const entities = [entity('a'), entity('b', 'Имя "в кавычках"')];
    const report = await importList(edition('1', entities));
    expect(report).toEqual({
      name,
      version: '1',
      entities: 2,
      changed: true,
      changes: { added: 2, changed: 0, removed: 0, unchanged: 0 },
    });
    const version = await inForce();
    expect(version?.version).toBe('1');
    expect(await read(version?.id)).toEqual(entities);
  });

  const everything = { limits: { maxRemovedPercent: 100, allowOlder: false } };

  it('stores only the differences of a new edition, and keeps the previous one readable', async () => {
    await importList(edition('1', [entity('a'), entity('b'), entity('c')]));
    const first = await inForce();
    const { changes } = await importList(
      edition('2', [entity('a'), entity('b', 'Another'), entity('d')]),
      everything,
    );
    const second = await inForce();

    expect(changes).toEqual({ added: 1, changed: 1, removed: 1, unchanged: 1 });
    expect(await countRows()).toBe(5);
    expect(await countsOf(second?.id)).toEqual({ entity_count: 3, name_count: 3 });
    expect(await read(second?.id)).toEqual([entity('a'), entity('b', 'Another'), entity('d')]);
    expect(await read(first?.id)).toEqual([entity('a'), entity('b'), entity('c')]);
  });

  it('counts the entries and names of an edition that changes more entries than a batch holds', async () => {
    const people = (spelling: string) =>
      Array.from({ length: 7000 }, (_, n) => entity(String(n), `${spelling} ${n}`));
    const limits = { maxRemovedPercent: 100, allowOlder: false };
    await importList(edition('1', people('Before')));
    expect(await countsOf((await inForce())?.id)).toEqual({ entity_count: 7000, name_count: 7000 });
    const { changes } = await importList(edition('2', people('After')), { limits });
    expect(changes).toEqual({ added: 0, changed: 7000, removed: 0, unchanged: 0 });
    expect(await countsOf((await inForce())?.id)).toEqual({ entity_count: 7000, name_count: 7000 });
  });

  it('does not read a version that is stored, and puts it back in force if it was replaced', async () => {
    const unread = {
      [Symbol.asyncIterator]: () => {
        throw new Error('it was read');
      },
    };
    await importList(edition('1', [entity('a')]));
    await importList(edition('2', [entity('b')]), everything);
    expect(await importList(edition('2', unread))).toMatchObject({ changed: false, changes: null });
    expect(await importList(edition('1', unread), everything)).toMatchObject({ changed: true, entities: 1 });
    expect(await read((await inForce())?.id)).toEqual([entity('a')]);
  });

  it('reports progress after each entity', async () => {
    const reported: number[] = [];
    await importList(edition('1', [entity('a'), entity('b')]), { onProgress: (done) => reported.push(done) });
    expect(reported).toEqual([1, 2]);
  });
});

describe('watchlists · import · failures', () => {
  const many = Array.from({ length: 5000 }, (_, n) => entity(String(n).padStart(5, '0')));

  async function* untilFault(fault: () => Promise<never> | never) {
    yield* many;
    await fault();
  }

  it('changes nothing when the last record of a list is malformed', async () => {
    await importList(edition('1', [entity('00001', 'Before'), entity('x')]));
    const before = await inForce();
    const malformed = untilFault(() => {
      throw new MalformedList('list.csv', 5001, 'the name is missing');
    });
    await expect(importList(edition('2', malformed))).rejects.toThrow('list.csv, line 5001');
    expect(await inForce()).toEqual(before);
    expect(await countRows()).toBe(2);
    expect(await read(before?.id)).toEqual([entity('00001', 'Before'), entity('x')]);
  });

  it('leaves nothing of a new list that is malformed', async () => {
    const malformed = untilFault(() => {
      throw new MalformedList('list.csv', 5001, 'the name is missing');
    });
    await expect(importList(edition('1', malformed))).rejects.toThrow('list.csv, line 5001');
    const { rows } = await owner.query('select from watchlists where name = $1', [name]);
    expect(rows).toEqual([]);
  });

  it('puts nothing in force when an import is killed, and removes its rows at the next import', async () => {
    await importList(edition('1', [entity('00001', 'Before'), entity('x')]));
    const before = await inForce();
    const killed = untilFault(async () => {
      // The importing role may terminate its own connections.
      await db().statements.query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
         and (classid::bigint << 32 | objid::bigint) = hashtextextended('watchlist: ' || $1, 0)`,
        [name],
      );
      throw new Error('killed');
    });
    await expect(importList(edition('2', killed))).rejects.toThrow('killed');
    expect(await countRows()).toBeGreaterThan(2);
    expect(await inForce()).toEqual(before);
    expect(await read(before?.id)).toEqual([entity('00001', 'Before'), entity('x')]);

    const limits = { maxRemovedPercent: 100, allowOlder: false };
    const { changes } = await importList(edition('3', many), { limits });
    expect(changes).toEqual({ added: 4999, changed: 1, removed: 1, unchanged: 0 });
    expect(await countRows()).toBe(5002);
    expect(await read((await inForce())?.id)).toEqual(many);
  });

  it('runs two imports of one list one after the other', async () => {
    const reports = await Promise.all([
      importList(edition('1', many.slice(0, 3000))),
      importList(edition('1', many.slice(0, 3000))),
    ]);
    expect(reports.map(({ changed }) => changed).sort()).toEqual([false, true]);
    expect(await countRows()).toBe(3000);
  });
});
