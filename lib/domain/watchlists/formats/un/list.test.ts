import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MalformedList } from '../malformed-list';
import { readWhole } from '../entries';
import { unList } from './list';
import { parseXmlList } from '../xml-list';
import { ListedEntity } from '@/lib/domain/screening/schema';

const parseUn = async (path: string) => readWhole(await parseXmlList(path, unList));
const fixture = resolve(import.meta.dirname, 'fixtures/consolidated.xml');

describe('watchlists · UN xml', () => {
  it('reads a person with all names, dates, documents and addresses', async () => {
    const { entities } = await parseUn(fixture);
    expect(entities[0]).toEqual({
      list_entry_id: '5000001',
      entity_type: 'person',
      primary_name: 'TARIKH OMARUN AL-DEMOI BAHRUN',
      names: [
        { name: 'TARIKH OMARUN AL-DEMOI BAHRUN', kind: 'primary', weak: false },
        { name: 'طارق عمرون الديموي', kind: 'alias', weak: false },
        { name: 'Tareq Omaroun', kind: 'alias', weak: false },
        { name: 'The Clerk', kind: 'alias', weak: true },
      ],
      dates_of_birth: ['1970-02-03', '1971', '1972', '1973/1975', '1969-12-31'],
      nationalities: ['IR', 'TR'],
      countries: ['SY'],
      gender: 'male',
      identifiers: [{ type: 'Passport', value: 'D0001', country: 'VN' }],
      categories: ['sanctions'],
      programs: ['Demo'],
      addresses: ['Demoville, Syrian Arab Republic'],
      remarks: 'Haji; Treasurer; Made up & harmless.',
      places_of_birth: ['Demoville, Syrian Arab Republic', 'Goma'],
      positions: ['Treasurer'],
      listed_on: '2014-05-06',
      source_url: 'https://main.un.org/securitycouncil/en/content/un-sc-consolidated-list',
      listed_as: ['un DEi.001'],
    });
  });

  it('reads an entity as a company, with its former name as a strong alias', async () => {
    const { entities } = await parseUn(fixture);
    expect(entities[1]).toMatchObject({
      list_entry_id: '5000002',
      entity_type: 'company',
      primary_name: 'DEMO RELIEF FRONT (DRF)',
      names: [{ kind: 'primary' }, { name: 'Front for Demos', kind: 'alias', weak: false }],
      countries: ['CD'],
      remarks: null,
    });
  });

  it('has the UN’s date of generation and its content as its version', async () => {
    const { name, version } = await parseUn(fixture);
    expect(name).toBe('UN Security Council Consolidated');
    expect(version).toMatch(/^2026-01-15T00:00:00\.000Z [0-9a-f]{12}$/);
  });
});

describe('watchlists · UN xml · malformed files', () => {
  let folder: string;
  let xml: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'probity-un-'));
    xml = await readFile(fixture, 'utf8');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ['an empty file', () => '', null, ''],
    ['a file cut off in the middle', () => xml.slice(0, xml.indexOf('<ENTITIES>')), 32, 'unclosed tag'],
    ['another xml document', () => '<html>\n</html>', 1, 'the root is html'],
    ['a file that is not xml', () => '101,"A COMPANY"\n', null, ''],
    ['a list without its date', () => xml.replace(/ dateGenerated="[^"]*"/, ''), 3, 'dateGenerated'],
    [
      'a record without its DATAID',
      () => xml.replace('<DATAID>5000002</DATAID>', ''),
      33,
      'DATAID is missing',
    ],
    [
      'a record without a name',
      () => xml.replace(/<FIRST_NAME>DEMO[^/]*\/FIRST_NAME>/, ''),
      33,
      'FIRST_NAME',
    ],
    ['a duplicate DATAID', () => xml.replace('5000002', '5000001'), 33, 'duplicate entry 5000001'],
    ['a list without entries', () => xml.replace(/<INDIVIDUALS>[^]*<\/ENTITIES>/, ''), null, 'no entries'],
    [
      'the list of one committee',
      () => xml.replace('>Relief<', '>Demo<'),
      null,
      'all entries are of one UN_LIST_TYPE (Demo)',
    ],
    ['tags that cross', () => xml.replace('</DATAID>', '</DATAIDS>'), 6, 'not well-formed'],
    ['an undefined xml entity', () => xml.replace('&amp;', '&bomb;'), 14, 'not well-formed'],
  ])('refuses %s and names the line', async (_, content, line, reason) => {
    const path = join(folder, 'consolidated.xml');
    await writeFile(path, content());
    const refused = await parseUn(path).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MalformedList);
    expect(refused).toMatchObject({ file: 'consolidated.xml', reason: expect.stringContaining(reason) });
    if (line !== null) expect(refused).toMatchObject({ line });
  });
});

const real = join(process.env.PROBITY_SHARED_DATA ?? resolve('../shared/data'), 'un/consolidated.xml');

describe.skipIf(!existsSync(real))(
  'watchlists · UN xml · the real list (skipped without shared data)',
  () => {
    it('reads all 730 people and 273 entities', async () => {
      const { entities } = await parseUn(real);
      expect(entities.filter((entity) => entity.entity_type === 'person')).toHaveLength(730);
      expect(entities.filter((entity) => entity.entity_type === 'company')).toHaveLength(273);
      for (const entity of entities) ListedEntity.parse(entity);
    });
  },
);
