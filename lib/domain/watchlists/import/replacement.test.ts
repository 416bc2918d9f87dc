import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asOwner } from '@/tests/fixtures/owner';
import { listed } from '@/lib/domain/screening/fixtures/made-up-list';
import { listVersionsInForce } from '../store/public-versions';
import { importList } from './import-list';
import { configuredLimits, type ImportLimits, ReplacementRefused } from './replacement';
import { retireList } from './retire-list';

let name: string;
beforeEach(() => {
  name = `Made up ${randomUUID()}`;
});
afterEach(() => retireList(name));

const entries = (from: number, to: number, aliases: string[] = []) =>
  Array.from({ length: to - from }, (_, n) =>
    listed({ list_entry_id: String(from + n), primary_name: `Person ${from + n}`, aliases }),
  );

interface Edition {
  entities: ReturnType<typeof entries>;
  published_at?: string;
  file?: string;
  note?: string;
}

let editions = 0;
const publish = (edition: Edition, limits: Partial<ImportLimits> = {}) =>
  importList(
    { name, version: `edition ${(editions += 1)}`, ...edition },
    { limits: { ...configuredLimits(), ...limits } },
  );

const versionInForce = async () => (await listVersionsInForce()).find((list) => list.name === name)?.version;

async function rowsOfList(): Promise<unknown[]> {
  return asOwner(
    `select e.list_entry_id, e.from_version, e.until_version from watchlist_entries e
     join watchlists w on w.token = e.watchlist_token where w.name = $1 order by 1, 2`,
    [name],
  );
}

describe('watchlists · import · limits for what an edition may remove', () => {
  it('lets an edition remove a tenth of the list', async () => {
    await publish({ entities: entries(0, 100) });
    expect(await publish({ entities: entries(10, 100) })).toMatchObject({ entities: 90 });
  });

  it('refuses one that removes more, with the counts, and changes nothing', async () => {
    await publish({ entities: entries(0, 100) });
    const [before, rows] = [await versionInForce(), await rowsOfList()];
    const refused = publish({ entities: entries(11, 103) });
    await expect(refused).rejects.toThrow(ReplacementRefused);
    await expect(refused).rejects.toThrow(
      `${name}: this edition has 92 entries; the one in force has 100. ` +
        'It would remove 11 (11.0%) and at most 10% may go at once. ' +
        'If this is right, import again with --allow-shrink or --max-removed 11.',
    );
    expect(await versionInForce()).toBe(before);
    expect(await rowsOfList()).toEqual(rows);
  });

  it('states the limit that was exceeded, if it is not that of the entries', async () => {
    await publish({ entities: [...entries(0, 2), ...entries(2, 3, ['A', 'B', 'C', 'D'])] });
    await expect(publish({ entities: entries(0, 2) })).rejects.toThrow(
      'It would remove 1 (33.3%) and at most 10% may go at once. Of the names it would remove 5 (71.4%). ' +
        'If this is right, import again with --allow-shrink or --max-removed 72.',
    );
  });

  it('counts removed entries, not the change in length', async () => {
    await publish({ entities: entries(0, 100) });
    await expect(publish({ entities: entries(50, 200) })).rejects.toThrow('It would remove 50 (50.0%)');
  });

  it('does not count a changed entry as removed', async () => {
    await publish({ entities: entries(0, 20) });
    expect(await publish({ entities: entries(0, 20, ['Somebody']) })).toMatchObject({
      changes: { changed: 20, removed: 0 },
    });
  });

  it('refuses an edition that keeps the entries but loses their names', async () => {
    await publish({ entities: entries(0, 20, ['Somebody', 'Anybody']) });
    await expect(publish({ entities: entries(0, 20) })).rejects.toThrow(
      `${name}: this edition has 20 names; the one in force has 60. ` +
        'It would remove 40 (66.7%) and at most 10% may go at once.',
    );
  });

  const named = (name: (n: number) => string, aliases: string[] = []) =>
    entries(0, 20, aliases).map((entry, n) => ({
      ...entry,
      primary_name: name(n),
      names: [{ ...entry.names[0]!, name: name(n) }, ...entry.names.slice(1)],
    }));

  it('refuses an edition that keeps the entries and the number of names, but replaces the names', async () => {
    await publish({ entities: entries(0, 20, ['Somebody']) });
    const nobodies = { entities: named(() => 'NOBODY', ['Somebody']) };
    await expect(publish(nobodies)).rejects.toThrow('It would remove 20 (50.0%)');
    await expect(publish(nobodies, { maxRemovedPercent: 50 })).rejects.toThrow(
      `${name}: this edition has 20 primary names; the one in force has 20. It would remove 20 (100.0%)`,
    );
    expect(await publish(nobodies, { maxRemovedPercent: 100 })).toMatchObject({ changes: { changed: 20 } });
  });

  it('refuses an edition in which people become vessels, or have another year of birth', async () => {
    const people = (change: Partial<ReturnType<typeof listed>>) =>
      entries(0, 100).map((entry) => ({ ...entry, dates_of_birth: ['1952-10-07'], ...change }));
    await publish({ entities: people({}) });
    await expect(publish({ entities: people({ entity_type: 'vessel' }) })).rejects.toThrow(
      'this edition has 0 entries of the type that they had; the one in force has 100',
    );
    await expect(publish({ entities: people({ dates_of_birth: ['1801-01-01'] }) })).rejects.toThrow(
      'this edition has 0 entries with a year of birth that they had; the one in force has 100',
    );
    expect(await publish({ entities: people({ dates_of_birth: ['1952'] }) })).toMatchObject({
      entities: 100,
    });
  });

  it('does not count a name as lost if it has another order or case, or has become an alias', async () => {
    await publish({ entities: entries(0, 20) });
    const rewritten = named((n) => `Someone ${n}`).map((entry, n) => ({
      ...entry,
      names: [...entry.names, { name: `${n}, PERSON`, kind: 'alias' as const, weak: false }],
    }));
    expect(await publish({ entities: rewritten })).toMatchObject({ changes: { changed: 20 } });
  });

  it('counts the imports of a month together', async () => {
    await publish({ entities: entries(0, 100) });
    await publish({ entities: entries(6, 100) });
    const next = { entities: entries(12, 100) };
    await expect(publish(next)).rejects.toThrow(
      'this edition has 88 entries; the largest of the last 30 days has 100. It would remove 12 (12.0%)',
    );
    expect(await publish(next, { maxRemovedPercent: 12 })).toMatchObject({ entities: 88 });
    expect(await publish({ entities: entries(18, 100) })).toMatchObject({ entities: 82 });
  });

  it('does not count imports older than a month', async () => {
    await publish({ entities: entries(0, 100) });
    await publish({ entities: entries(6, 100) });
    await asOwner(
      `update watchlist_versions v set imported_at = now() - interval '31 days' from watchlists w
       where w.token = v.watchlist_token and w.name = $1`,
      [name],
    );
    expect(await publish({ entities: entries(12, 100) })).toMatchObject({ entities: 88 });
  });

  it.each([
    ['up to the share it is told', { maxRemovedPercent: 40 }],
    ['everything, when told so', { maxRemovedPercent: Infinity }],
  ])('lets an edition remove %s', async (_, limits) => {
    await publish({ entities: entries(0, 10) });
    expect(await publish({ entities: entries(4, 10) }, limits)).toMatchObject({ entities: 6 });
  });

  it('refuses an edition without entries', async () => {
    await publish({ entities: entries(0, 3) });
    await expect(publish({ entities: [] })).rejects.toThrow('It would remove 3 (100.0%)');
  });

  it('compares with the version in force, also when a stored version is put back', async () => {
    const small = { name, version: 'small', entities: entries(0, 5) };
    await importList(small);
    await publish({ entities: entries(0, 50) });
    await expect(importList(small)).rejects.toThrow('this edition has 5 entries; the one in force has 50');
    expect(await importList(small, { limits: { maxRemovedPercent: 90, allowOlder: false } })).toMatchObject({
      changed: true,
      changes: null,
    });
    // The newest version has 50 entries, and the one in force 5.
    expect(await publish({ entities: entries(0, 6) })).toMatchObject({
      entities: 6,
      changes: { removed: 44 },
    });
  });

  it('states the file that was refused, and which accompanying file is missing', async () => {
    await publish({ entities: entries(0, 20), published_at: '2026-02-27' });
    const from = { file: 'lists/sdn.csv', note: 'alt.csv not found beside sdn.csv' };
    await expect(publish({ entities: entries(0, 10), ...from })).rejects.toThrow(
      /^lists\/sdn\.csv: .* Note: alt\.csv not found beside sdn\.csv\.$/,
    );
    await expect(
      publish({ entities: entries(0, 20), published_at: '2026-02-26', file: 'lists/un.xml' }),
    ).rejects.toThrow('lists/un.xml: ');
  });

  it('accepts any first edition of a list, and any next one after it was retired', async () => {
    await publish({ entities: entries(0, 50) });
    await retireList(name);
    expect(await publish({ entities: entries(0, 1) })).toMatchObject({ entities: 1 });
  });
});

describe('watchlists · import · the age of an edition', () => {
  const newer = { entities: entries(0, 3), published_at: '2026-02-27T00:00:09.554Z' };
  const older = { entities: entries(0, 4), published_at: '2025-04-19T23:00:04.625Z' };

  it('refuses one that is older than the one in force, and changes nothing', async () => {
    await publish(newer);
    const before = await versionInForce();
    await expect(publish(older)).rejects.toThrow(
      'the edition is of 2025-04-19T23:00:04.625Z, and the one in force of 2026-02-27T00:00:09.554Z',
    );
    expect(await versionInForce()).toBe(before);
  });

  it('accepts the older one if allowed', async () => {
    await publish(newer);
    expect(await publish(older, { allowOlder: true })).toMatchObject({ entities: 4 });
  });

  it('accepts one of the same day, and one without a date', async () => {
    await publish({ entities: entries(0, 3), published_at: '2026-02-27' });
    expect(await publish({ entities: entries(0, 4), published_at: '2026-02-27' })).toMatchObject({
      entities: 4,
    });
    expect(await publish({ entities: entries(0, 5) })).toMatchObject({ entities: 5 });
  });
});
