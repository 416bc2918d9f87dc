import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MalformedList } from '../malformed-list';
import { readWhole } from '../entries';
import { euList } from './list';
import { parseXmlList } from '../xml-list';
import { ListedEntity } from '@/lib/domain/screening/schema';

const parseEu = async (path: string) => readWhole(await parseXmlList(path, euList));
const fixture = resolve(import.meta.dirname, 'fixtures/full-sanctions-list.xml');

describe('watchlists · EU xml', () => {
  it('reads a person with all names, dates and documents', async () => {
    const { entities } = await parseEu(fixture);
    expect(entities[0]).toEqual({
      list_entry_id: '90001',
      entity_type: 'person',
      primary_name: 'Darian Mikhal Karvello',
      names: [
        { name: 'Darian Mikhal Karvello', kind: 'primary', weak: false },
        { name: 'The Ferryman', kind: 'alias', weak: true },
        { name: 'Дариан Карвелло', kind: 'alias', weak: false },
        { name: 'Darian Carvello', kind: 'alias', weak: false },
      ],
      dates_of_birth: ['1973-07-17', '1971-08', '1969', '1955/1958'],
      nationalities: ['RU'],
      countries: [],
      gender: 'male',
      identifiers: [
        { type: 'National passport', value: 'X1234567', country: 'RU' },
        { type: 'id', value: '55-1', country: null },
      ],
      categories: ['sanctions'],
      programs: ['DEM'],
      addresses: [],
      remarks: 'Mr; Harbour master; Made up & harmless.',
      places_of_birth: ['Quayside, RUSSIAN FEDERATION'],
      positions: ['Harbour master'],
      source_url: 'http://eur-lex.example/L1',
      listed_as: ['eu EU.9001.11', 'un DEi.002'],
    });
  });

  it('reads an enterprise as a company, with its addresses', async () => {
    const { entities } = await parseEu(fixture);
    expect(entities[1]).toMatchObject({
      list_entry_id: '90002',
      entity_type: 'company',
      countries: ['CY'],
      programs: ['DEM', 'TST'],
      addresses: ['1 Quay Street, Limassol, 3000, CYPRUS', 'Elsewhere'],
      remarks: 'Owner of quays',
    });
    for (const entity of entities) expect(() => ListedEntity.parse(entity)).not.toThrow();
  });

  it('has the EU’s time of generation and its content as its version', async () => {
    const { name, version } = await parseEu(fixture);
    expect(name).toBe('EU Consolidated');
    expect(version).toMatch(/^2026-02-03T16:47:04\.449\+01:00 [0-9a-f]{12}$/);
  });
});

describe('watchlists · EU xml · malformed files', () => {
  let folder: string;
  let xml: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'probity-eu-'));
    xml = await readFile(fixture, 'utf8');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ['an empty file', () => '', null, ''],
    ['a file cut off in the middle', () => xml.slice(0, xml.indexOf('<address')), 34, 'unclosed tag'],
    ['another xml document', () => '<html>\n</html>', 1, 'the root is html'],
    [
      'another publisher’s export',
      () => xml.replace('http://eu.europa.ec/fpi/fsd/export', 'http://example.org'),
      3,
      'the namespace is http://example.org',
    ],
    ['a list without its date', () => xml.replace(/ generationDate="[^"]*"/, ''), 3, 'generationDate'],
    ['an entity without its id', () => xml.replace(' logicalId="90002"', ''), 29, 'logicalId is missing'],
    ['an entity of an unknown type', () => xml.replace('"E"', '"V"'), 29, 'unknown subjectType "V"'],
    [
      'an entity without a name',
      () => xml.replace('Northern Lantern Trading Co.', ''),
      29,
      'wholeName is missing',
    ],
    ['a duplicate id', () => xml.replace('"90002"', '"90001"'), 29, 'duplicate entry 90001'],
    [
      'a list without entries',
      () => xml.replace(/<sanctionEntity[^]*<\/sanctionEntity>/, ''),
      null,
      'no entries',
    ],
  ])('refuses %s and names the line', async (_, content, line, reason) => {
    const path = join(folder, 'eu.xml');
    await writeFile(path, content());
    const refused = await parseEu(path).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MalformedList);
    expect(refused).toMatchObject({ file: 'eu.xml', reason: expect.stringContaining(reason) });
    if (line !== null) expect(refused).toMatchObject({ line });
  });
});
