import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseLists } from '../find-lists';
import type { ParsedList } from '../list-source';
import { MalformedList } from '../malformed-list';
import { ListedEntity } from '@/lib/domain/screening/schema';

const ofacCsv = resolve(import.meta.dirname, '../ofac/fixtures');
const fixture = resolve(import.meta.dirname, 'fixtures/sdn_advanced.xml');

describe('watchlists · OFAC advanced xml', () => {
  it('reads the list that all parties are on, with its programs', async () => {
    const [sdn, ...others] = await parseLists([fixture]);
    expect(others).toEqual([]);
    expect(sdn).toMatchObject({ name: 'OFAC SDN', published_at: '2026-01-20' });
    expect(sdn?.version).toMatch(/^[0-9a-f]{64}$/);
    expect(
      sdn?.entities.map(({ list_entry_id, categories, programs }) => [list_entry_id, categories, programs]),
    ).toEqual([
      ['101', ['sanctions'], ['DEMO-EO1', 'DEMO-EO2']],
      ['102', ['sanctions'], ['DEMO-EO1']],
      ['103', ['sanctions'], ['DEMO-EO2']],
      ['104', ['sanctions'], ['DEMO-EO2']],
      ['105', ['sanctions'], ['DEMO-EO2']],
      ['201', ['sanctions'], ['DEMO-EO3', 'DEMO-EO4']],
    ]);
    for (const entity of sdn?.entities ?? []) expect(ListedEntity.parse(entity)).toEqual(entity);
  });

  it('reads a person with all names, dates, documents and places', async () => {
    expect(await partyOf('102')).toEqual({
      list_entry_id: '102',
      entity_type: 'person',
      primary_name: 'KARVELLO, Darian Mikhal',
      names: [
        { name: 'KARVELLO, Darian Mikhal', kind: 'primary', weak: false },
        { name: 'CARVELLO, Dariyan', kind: 'alias', weak: false },
        { name: 'THE FERRYMAN', kind: 'alias', weak: true },
      ],
      dates_of_birth: ['1973-07-17', '1962', '1971-08'],
      nationalities: ['KP', 'RU'],
      countries: [],
      gender: 'male',
      identifiers: [
        { type: 'Passport', value: 'X1234567', country: 'RU' },
        { type: 'Passport', value: 'Y7654321', country: null },
        { type: 'National ID No.', value: '55-1', country: 'MM' },
        { type: 'Digital Currency Address - XBT', value: '1DemoDemoDemo', country: null },
      ],
      categories: ['sanctions'],
      programs: ['DEMO-EO1'],
      addresses: [],
      remarks: 'Place of Birth Somewhere, Mexico; Director of the Lantern Fund; Made up & harmless.',
      places_of_birth: ['Somewhere, Mexico'],
      positions: ['Director of the Lantern Fund'],
      listed_on: '2022-03-15',
      source_url: 'https://sanctionssearch.ofac.treas.gov/Details.aspx?id=102',
      listed_as: ['ofac 102'],
    });
  });

  it('reads an entity as a company, with its names in every script and its addresses', async () => {
    expect(await partyOf('101')).toMatchObject({
      entity_type: 'company',
      names: [
        { name: 'NORTHERN LANTERN TRADING CO., LTD.', kind: 'primary', weak: false },
        { name: 'SEVERNYI FONAR', kind: 'alias', weak: false },
        { name: 'СЕВЕРНЫЙ ФОНАРЬ', kind: 'alias', weak: false },
        { name: 'NLT', kind: 'alias', weak: true },
      ],
      countries: ['CY'],
      addresses: ['1 Quay Street, Limassol, 3000, Cyprus', 'Cyprus'],
      identifiers: [
        { type: 'Tax ID No.', value: '7700000001', country: 'RU' },
        { type: 'SWIFT/BIC', value: 'NLTDXXMM', country: null },
      ],
      remarks:
        'Secondary sanctions risk section 1(b) of a made-up order; Also on: Sectoral Sanctions Identifications List',
    });
  });

  it('keeps the known part of an uncertain date, and reads a region as its country', async () => {
    expect(await partyOf('103')).toMatchObject({
      dates_of_birth: ['1951', '1955/1958'],
      gender: 'female',
      countries: ['PS'],
      addresses: ['Gaza'],
    });
  });

  it('reads vessels and aircraft with their flags and numbers', async () => {
    expect(await partyOf('104')).toMatchObject({
      entity_type: 'vessel',
      primary_name: 'BRIGHT HERON',
      countries: ['PA'],
      identifiers: [
        { type: 'Vessel Registration Identification', value: 'IMO 9990001', country: null },
        { type: 'Call Sign', value: '9XYZ1', country: null },
        { type: 'Call Sign', value: '9XYZ2', country: null },
      ],
    });
    expect(await partyOf('105')).toMatchObject({
      entity_type: 'aircraft',
      identifiers: [{ type: 'Aircraft Tail Number', value: 'XA-DEMO', country: null }],
    });
  });

  it('agrees with the csv about each party', async () => {
    const [[csv], [advanced]] = [await parseLists([ofacCsv]), await parseLists([fixture])];
    const factsOf = (list: ParsedList | undefined) =>
      list?.entities
        .filter(({ list_entry_id: id }) => ['101', '102', '103', '104', '105'].includes(id))
        .map(({ list_entry_id, primary_name, entity_type, programs }) => ({
          list_entry_id,
          primary_name,
          entity_type,
          programs,
        }));
    expect(factsOf(csv)).toHaveLength(5);
    expect(factsOf(advanced)).toEqual(factsOf(csv));
  });
});

async function partyOf(id: string): Promise<ListedEntity | undefined> {
  const [sdn] = await parseLists([fixture]);
  return sdn?.entities.find(({ list_entry_id }) => list_entry_id === id);
}

describe('watchlists · OFAC advanced xml · malformed files', () => {
  let folder: string;
  let xml: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'probity-ofac-'));
    xml = await readFile(fixture, 'utf8');
  });
  afterAll(() => rm(folder, { recursive: true }));

  const lineOf = (text: string) => xml.slice(0, xml.indexOf(text)).split('\n').length;

  it.each([
    [
      'a file cut off in the middle',
      () => xml.slice(0, xml.indexOf('<ProfileRelationships')),
      null,
      'unclosed tag',
    ],
    [
      'a party without its number',
      () => xml.replace(' FixedRef="103">\n      <C', '>\n      <C'),
      '103',
      'FixedRef is missing',
    ],
    [
      'a party of an unknown type',
      () => xml.replace('>Aircraft</PartySubType>', '>Balloon</PartySubType>'),
      '105',
      'unknown PartyType "Balloon"',
    ],
    ['a party without a name', () => xml.replace('BRIGHT HERON', ' '), '104', 'primary Alias is missing'],
    [
      'a party without a SanctionsEntry',
      () =>
        xml.replace('<SanctionsEntry ID="103" ProfileID="103"', '<SanctionsEntry ID="103" ProfileID="999"'),
      '103',
      'no SanctionsEntry says which list 103 is on',
    ],
    [
      'a duplicate number',
      () => xml.replace('<DistinctParty FixedRef="103">', '<DistinctParty FixedRef="102">'),
      '103',
      'duplicate entry 102',
    ],
    [
      'a document without entries',
      () => xml.replace(/<SanctionsEntry [^]*<\/SanctionsEntry>/, ''),
      null,
      'no entries',
    ],
  ])('refuses %s and names the line', async (_case, content, party, reason) => {
    const path = join(folder, 'ofac.xml');
    await writeFile(path, content());
    const refused = await parseLists([path]).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MalformedList);
    expect(refused).toMatchObject({ file: 'ofac.xml', reason: expect.stringContaining(reason) });
    if (party) expect(refused).toMatchObject({ line: lineOf(`<DistinctParty FixedRef="${party}"`) });
  });

  it('refuses a document together with the csv of one of its lists', async () => {
    await expect(parseLists([fixture, ofacCsv])).rejects.toThrow('another file contains OFAC SDN too');
  });
});
