import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ListedEntity } from '@/lib/domain/screening/schema';
import { parseLists } from '../find-lists';
import { MalformedList } from '../malformed-list';

let folder: string;
let xml: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'probity-sdn-'));
  xml = await readFile(resolve(import.meta.dirname, 'fixtures/classic/sdn.xml'), 'utf8');
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string) {
  const path = join(folder, 'any-name.xml');
  await writeFile(path, content);
  const [list] = await parseLists([path]);
  return list;
}

const asConsolidated = (text: string) =>
  text.replaceAll(/<uid>10(\d)</g, '<uid>2010$1<').replaceAll(/DEMO-EO\d/g, 'NS-PLC');

describe('watchlists · OFAC classic xml', () => {
  it('reads a person with all names, dates, documents and places', async () => {
    const list = await read(xml);
    expect(list).toMatchObject({ name: 'OFAC SDN', published_at: '2026-01-20' });
    expect(list?.entities[1]).toEqual({
      list_entry_id: '102',
      entity_type: 'person',
      primary_name: 'KARVELLO, Darian Mikhal',
      names: [{ name: 'KARVELLO, Darian Mikhal', kind: 'primary', weak: false }],
      dates_of_birth: ['1973-07-17', '1971'],
      nationalities: ['KP', 'RU'],
      countries: [],
      gender: 'male',
      identifiers: [
        { type: 'Passport', value: 'X1234567', country: 'RU' },
        { type: 'Digital Currency Address - XBT', value: '1DemoDemoDemo', country: null },
      ],
      categories: ['sanctions'],
      programs: ['DEMO-EO1'],
      addresses: [],
      places_of_birth: ['Somewhere, Mexico'],
      positions: ['Director of the Lantern Fund'],
      source_url: 'https://sanctionssearch.ofac.treas.gov/Details.aspx?id=102',
      listed_as: ['ofac 102'],
      remarks:
        'Director of the Lantern Fund; Place of Birth Somewhere, Mexico; ' +
        'Secondary sanctions risk a made-up order; (Linked To: LANTERN FUND)',
    });
    for (const entity of list?.entities ?? []) ListedEntity.parse(entity);
  });

  it('reads an entity with weak and strong aliases, and a vessel with flag and call sign', async () => {
    const list = await read(xml);
    expect(list?.entities[0]).toMatchObject({
      entity_type: 'company',
      names: [{ kind: 'primary' }, { name: 'SEVERNYI FONAR', weak: false }, { name: 'NLT', weak: true }],
      countries: ['CY'],
      addresses: ['1 Quay Street, Limassol, 3000, Cyprus'],
      identifiers: [{ type: 'Tax ID No.', value: '7700000001', country: 'RU' }],
      programs: ['DEMO-EO1', 'DEMO-EO2'],
    });
    expect(list?.entities[2]).toMatchObject({
      entity_type: 'vessel',
      countries: ['PA'],
      identifiers: [{ value: 'IMO 9990001' }, { type: 'Call Sign', value: '9XYZ1' }],
    });
  });

  it('reads the Consolidated list, which has the same root, by its numbers and programs', async () => {
    expect(await read(asConsolidated(xml))).toMatchObject({
      name: 'OFAC Consolidated',
      entities: [{ categories: ['watchlist'] }, {}, {}],
    });
  });

  it.each([
    [
      'fewer entries than its Record_Count',
      () => xml.replace(/<sdnEntry>\s*<uid>102[^]*?<\/sdnEntry>/, ''),
      'the file has 2 entries, and its Record_Count is 3',
    ],
    ['no Record_Count', () => xml.replace(/<Record_Count>.*/, ''), 'Record_Count is missing'],
    ['no entries', () => xml.replace(/<sdnEntry>[^]*<\/sdnEntry>/, ''), 'the list has no entries'],
    [
      'entries of no certain list',
      () => asConsolidated(xml).replaceAll('NS-PLC', 'NEW'),
      'not certain which list this is an edition of: 3 entries, 0 of them numbered below 9639',
    ],
    ['an entry without its number', () => xml.replace('<uid>104</uid>', ''), 'uid is missing'],
    ['an entry of an unknown type', () => xml.replace('>Vessel<', '>Balloon<'), 'unknown sdnType "Balloon"'],
    ['an entry without a name', () => xml.replace('BRIGHT HERON', ''), 'lastName is missing'],
    ['an entry that is there twice', () => xml.replace('<uid>104', '<uid>102'), 'duplicate entry 102'],
  ])('refuses a file with %s', async (_, content, reason) => {
    const refused = await read(content()).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MalformedList);
    expect(refused).toMatchObject({ reason: expect.stringContaining(reason) });
  });
});
