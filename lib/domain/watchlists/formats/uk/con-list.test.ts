import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ListedEntity } from '@/lib/domain/screening/schema';
import { parseLists } from '../find-lists';
import { MalformedList } from '../malformed-list';

const fixture = resolve(import.meta.dirname, 'fixtures/ConList.csv');

let folder: string;
let csv: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'probity-conlist-'));
  csv = await readFile(fixture, 'utf8');
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Buffer) {
  const path = join(folder, 'ConList.csv');
  await writeFile(path, content);
  const [list] = await parseLists([path]);
  return list;
}

describe('watchlists · UK ConList.csv', () => {
  it('reads a target from all rows of its Group ID', async () => {
    const list = await read(csv);
    expect(list).toMatchObject({ name: 'UK OFSI Consolidated List', published_at: '2026-01-28' });
    expect(list?.entities[0]).toEqual({
      list_entry_id: '90001',
      entity_type: 'person',
      primary_name: 'Tarikh Omarun AL-DEMOI',
      names: [
        { name: 'Tarikh Omarun AL-DEMOI', kind: 'primary', weak: false },
        { name: 'طارق عمرون الديموي', kind: 'alias', weak: false },
        { name: 'Tareq AL DEMOI', kind: 'alias', weak: false },
        { name: 'THE CLERK', kind: 'alias', weak: true },
      ],
      dates_of_birth: ['1958-03-02', '1959-04', '1957'],
      nationalities: ['IR', 'TR'],
      countries: ['SY'],
      gender: null,
      identifiers: [
        { type: 'Passport', value: 'D0001', country: null },
        { type: 'Passport', value: 'D0002', country: null },
        { type: 'National Identifier', value: '77-2', country: null },
      ],
      categories: ['sanctions'],
      programs: ['Demonstration'],
      addresses: ['2 Long Road, Demoville, 1010, Syria'],
      remarks: 'Haji; Treasurer; (Demo Ref):DEM0001. Made up, and harmless.',
      places_of_birth: ['Demoville, Syria'],
      positions: ['Treasurer'],
      listed_on: '2022-01-25',
      source_url:
        'https://www.gov.uk/government/publications/financial-sanctions-consolidated-list-of-targets',
      listed_as: ['ofsi 90001'],
    });
    for (const entity of list?.entities ?? []) ListedEntity.parse(entity);
  });

  it('reads an entity as a company and a ship as a vessel', async () => {
    expect((await read(csv))?.entities.slice(1)).toMatchObject([
      {
        entity_type: 'company',
        names: [{ name: 'DEMO RELIEF FRONT' }, { name: 'FRONT FOR DEMOS' }],
        countries: ['CY'],
      },
      { entity_type: 'vessel', primary_name: 'BRIGHT HERON' },
    ]);
  });

  it('finds the columns by their names, and does without those that older files lack', async () => {
    const reordered = csv
      .split('\r\n')
      .map((line, n) =>
        n === 0 || line === '' || line.includes('"') ? line : line.split(',').toReversed().join(),
      )
      .filter((line) => !line.includes('"'));
    const entities = (await read(reordered.join('\r\n')))?.entities;
    expect(entities?.map(({ list_entry_id }) => list_entry_id)).toEqual(['90002', '90001', '90003']);
    const older = csv.replaceAll('Passport Number', 'Passport number of long ago');
    expect((await read(older))?.entities[0]?.identifiers).toEqual([
      { type: 'National Identifier', value: '77-2', country: null },
    ]);
  });

  const inFrench = () => csv.replace('Treasurer', 'Trésorier').replace('طارق عمرون الديموي', '');

  it.each([
    ['UTF-8 with a byte order mark', () => Buffer.from(`\ufeff${inFrench()}`)],
    ['Windows-1252', () => Buffer.from(inFrench(), 'latin1')],
    ['lines that end in LF', () => Buffer.from(inFrench().replaceAll('\r\n', '\n'))],
    [
      'empty columns after the date',
      () => Buffer.from(inFrench().replace('28/01/2026', `28/01/2026${','.repeat(34)}`)),
    ],
  ])('reads %s', async (_, content) => {
    const list = await read(content());
    expect(list?.published_at).toBe('2026-01-28');
    expect(list?.entities).toHaveLength(3);
    expect(list?.entities[0]?.remarks).toContain('Trésorier');
  });
});

describe('watchlists · UK ConList.csv · malformed files', () => {
  it.each([
    [
      'a first line without a date',
      () => csv.replace('28/01/2026', 'soon'),
      1,
      'the first line is not "Last Updated"',
    ],
    [
      'a header without a column',
      () => csv.replace(',Group Type,', ',Kind,'),
      2,
      'the column "Group Type" is missing',
    ],
    ['a row without its Group ID', () => csv.replace('90003', ''), 7, '"" is not a Group ID'],
    ['a target of an unknown type', () => csv.replace('Ship', 'Balloon'), 7, 'unknown Group Type "Balloon"'],
    ['a target of two types', () => csv.replace('90003', '90002'), 4, 'unknown Group Type "Entity", "Ship"'],
    [
      'a target without a name',
      () => csv.replace('BRIGHT HERON', ''),
      7,
      'the name of the Group ID 90003 is missing',
    ],
    [
      'a row with too few columns',
      () => csv.replace('BRIGHT HERON,', 'BRIGHT HERON'),
      7,
      '35 columns, not 36',
    ],
    ['a file cut off inside a row', () => csv.slice(0, csv.indexOf('BRIGHT') + 3), 7, '1 columns, not 36'],
    ['a file cut off inside its last field', () => csv.slice(0, -4), 8, 'ends in the middle of a row'],
    ['a header alone', () => csv.slice(0, csv.indexOf('AL-DEMOI')), null, 'the list has no entries'],
  ])('refuses %s and names the line', async (_, content, line, reason) => {
    const refused = await read(content()).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MalformedList);
    expect(refused).toMatchObject({ reason: expect.stringContaining(reason), line });
  });
});
