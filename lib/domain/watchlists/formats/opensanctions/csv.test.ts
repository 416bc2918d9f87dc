import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MalformedList } from '../malformed-list';
import { readWhole } from '../entries';
import { parseOpenSanctionsCsv } from './csv';
import { ListedEntity } from '@/lib/domain/screening/schema';

const parseWhole = async (path: string) => readWhole(await parseOpenSanctionsCsv(path));
const fixture = resolve(import.meta.dirname, 'fixtures/targets.simple.csv');

describe('watchlists · OpenSanctions csv', () => {
  it('reads a person with all columns', async () => {
    const { entities } = await parseWhole(fixture);
    expect(entities[0]).toEqual({
      list_entry_id: 'NK-demo1',
      entity_type: 'person',
      primary_name: 'Darian Karvello',
      names: [
        { name: 'Darian Karvello', kind: 'primary', weak: false },
        { name: 'D. M. Karvello', kind: 'alias', weak: false },
        { name: 'Дариан Карвелло', kind: 'alias', weak: false },
      ],
      dates_of_birth: ['1973-07-17', '1962'],
      nationalities: [],
      countries: ['RU', 'GB'],
      gender: null,
      identifiers: [
        { type: 'Identifier', value: 'X1234567', country: null },
        { type: 'Identifier', value: '55-1', country: null },
      ],
      categories: ['sanctions'],
      programs: ['EU-DEM', 'GB-DEM'],
      addresses: ['1 Quay Street, Limassol'],
      remarks: 'Listed by the "Demo" authority; Demo List',
      source_url: 'https://www.opensanctions.org/entities/NK-demo1/',
      listed_as: ['opensanctions NK-demo1'],
    });
  });

  it('gives rows without a sanction the category pep by their dataset, or else watchlist', async () => {
    const { entities } = await parseWhole(fixture);
    expect(entities.slice(1).map((entity) => [entity.list_entry_id, entity.categories])).toEqual([
      ['NK-demo3', ['watchlist']],
      ['NK-demo7', ['pep']],
    ]);
    for (const entity of entities) expect(() => ListedEntity.parse(entity)).not.toThrow();
  });

  const readAs = async (edit: (row: string[]) => string[]) => {
    const rows: string[][] = parse(await readFile(fixture, 'utf8'));
    const folder = await mkdtemp(join(tmpdir(), 'probity-simple-'));
    const path = join(folder, 'targets.simple.csv');
    await writeFile(
      path,
      rows.map((row) => `${JSON.stringify(edit(row)).slice(1, -1).replaceAll('\\"', '""')}\n`).join(''),
    );
    const { entities } = await parseWhole(path);
    await rm(folder, { recursive: true });
    return entities;
  };

  it.each([
    ['in another order', (row: string[]) => row.toReversed()],
    ['with others between them', (row: string[]) => row.flatMap((field) => ['new', field])],
    [
      'without those that are not read',
      (row: string[]) => row.filter((_, n) => ![9, 10, 13, 14, 15].includes(n)),
    ],
  ])('finds the columns by their names: %s', async (_, edit) => {
    expect(await readAs(edit)).toEqual((await parseWhole(fixture)).entities);
  });

  it('reads a file of before autumn 2025, without program_ids', async () => {
    const { entities } = await parseWhole(fixture);
    expect(await readAs((row) => row.toSpliced(11, 1))).toEqual(
      entities.map((entity) => ({ ...entity, programs: [] })),
    );
  });

  it('has the same name as the list in json', async () => {
    const { name, version } = await parseWhole(fixture);
    expect(name).toBe('OpenSanctions');
    expect(version).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('watchlists · OpenSanctions csv · malformed files', () => {
  let folder: string;
  let csv: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'probity-simple-'));
    csv = await readFile(fixture, 'utf8');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ['an empty file', () => '', null, 'empty'],
    ['a header alone', () => csv.slice(0, csv.indexOf('\n') + 1), null, 'no entries'],
    [
      'a header without a column',
      () => csv.replace('"birth_date"', '"birthday"'),
      1,
      'the column "birth_date" is missing',
    ],
    [
      'a column that is there twice',
      () => csv.replace('"phones"', '"name"'),
      1,
      'the column "name" is there twice',
    ],
    [
      'a file cut off at the end of a row',
      () => csv.slice(0, csv.lastIndexOf('\n')),
      5,
      'ends in the middle of a row',
    ],
    ['a row with too few columns', () => csv.replace('"BRIGHT HERON",', ''), 3, '15 columns'],
    ['a row without an id', () => csv.replace('"NK-demo3"', '""'), 3, 'the id is missing'],
    ['a row without a schema', () => csv.replace('"Vessel"', '""'), 3, 'the schema is missing'],
    ['a row without a name', () => csv.replace('"BRIGHT HERON"', '""'), 3, 'the name is missing'],
    ['a duplicate id', () => csv.replace('NK-demo3', 'NK-demo1'), 3, 'duplicate entry NK-demo1'],
    ['a file cut off inside a row', () => csv.slice(0, csv.indexOf('IMO9990001')), 3, 'never closed'],
  ])('refuses %s and names the line', async (_, content, line, reason) => {
    const path = join(folder, 'targets.simple.csv');
    await writeFile(path, content());
    const refused = await parseWhole(path).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MalformedList);
    expect(refused).toMatchObject({
      file: 'targets.simple.csv',
      line,
      reason: expect.stringContaining(reason),
    });
  });
});
