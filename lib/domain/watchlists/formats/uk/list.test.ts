import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MalformedList } from '../malformed-list';
import { readWhole } from '../entries';
import { ukList } from './list';
import { parseXmlList } from '../xml-list';
import { ListedEntity } from '@/lib/domain/screening/schema';

const parseUk = async (path: string) => readWhole(await parseXmlList(path, ukList));
const fixture = resolve(import.meta.dirname, 'fixtures/uk-sanctions-list.xml');

describe('watchlists · UK xml', () => {
  it('reads an individual with all names, dates, documents and addresses', async () => {
    const { entities } = await parseUk(fixture);
    expect(entities[0]).toEqual({
      list_entry_id: 'DEM0001',
      entity_type: 'person',
      primary_name: 'TARIKH OMARUN AL-DEMOI',
      names: [
        { name: 'TARIKH OMARUN AL-DEMOI', kind: 'primary', weak: false },
        { name: 'طارق عمرون الديموي', kind: 'alias', weak: false },
        { name: 'Haji Tareq', kind: 'alias', weak: true },
        { name: 'Tareq Al Demoi', kind: 'alias', weak: false },
        { name: 'The Clerk', kind: 'alias', weak: false },
      ],
      dates_of_birth: ['1958-03-02', '1959-04', '1957', '1956'],
      nationalities: ['IR', 'TR'],
      countries: ['SY'],
      gender: 'male',
      identifiers: [
        { type: 'Passport', value: 'D0001', country: null },
        { type: 'National Identifier', value: '77-2', country: null },
      ],
      categories: ['sanctions'],
      programs: ['The Demonstration (Sanctions) Regulations 2020'],
      addresses: ['2 Long Road, Demoville, 1010, Syria'],
      remarks: 'Haji; Treasurer; Made up & harmless.',
      places_of_birth: ['Demoville, Syria'],
      positions: ['Treasurer'],
      listed_on: '2022-01-25',
      source_url: 'https://www.gov.uk/government/publications/the-uk-sanctions-list',
      listed_as: ['uk DEM0001', 'ofsi 90001', 'un DEi.001'],
    });
  });

  it('reads an entity as a company, and a ship with its current flag and IMO number', async () => {
    const { entities } = await parseUk(fixture);
    expect(entities.slice(1)).toMatchObject([
      {
        entity_type: 'company',
        identifiers: [{ type: 'Business Registration Number', value: 'HE 900' }],
      },
      {
        entity_type: 'vessel',
        countries: ['PA'],
        identifiers: [{ type: 'IMO Number', value: 'IMO9990001' }],
      },
    ]);
    for (const entity of entities) expect(() => ListedEntity.parse(entity)).not.toThrow();
  });

  it('has the SHA-256 of the file as its version', async () => {
    const { name, version } = await parseUk(fixture);
    expect(name).toBe('UK Sanctions List');
    expect(version).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('watchlists · UK xml · malformed files', () => {
  let folder: string;
  let xml: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'probity-uk-'));
    xml = await readFile(fixture, 'utf8');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ['a file cut off in the middle', () => xml.slice(0, xml.indexOf('<EntityDetails>')), 104, 'unclosed tag'],
    ['another xml document', () => '<html>\n</html>', 1, 'the root is html'],
    ['a designation without its id', () => xml.replace('DEM0002', ''), 94, 'UniqueID is missing'],
    [
      'a designation of an unknown kind',
      () => xml.replace('>Entity<', '>Aircraft<'),
      94,
      'unknown IndividualEntityShip "Aircraft"',
    ],
    [
      'a designation without its primary name',
      () => xml.replace('DEMO RELIEF FRONT', ''),
      94,
      'the Primary Name is missing',
    ],
    ['a duplicate id', () => xml.replace('DEM0002', 'DEM0001'), 94, 'duplicate entry DEM0001'],
    ['a list without entries', () => xml.replace(/<Designation>[^]*<\/Designation>/, ''), null, 'no entries'],
  ])('refuses %s and names the line', async (_, content, line, reason) => {
    const path = join(folder, 'uk.xml');
    await writeFile(path, content());
    const refused = await parseUk(path).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MalformedList);
    expect(refused).toMatchObject({ file: 'uk.xml', line, reason: expect.stringContaining(reason) });
  });
});
