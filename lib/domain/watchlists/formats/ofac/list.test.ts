import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MalformedList } from '../malformed-list';
import { readWhole } from '../entries';
import type { OfacList } from './categories';
import type { OfacFiles } from './files';
import { parseOfac } from './list';
import { ListedEntity } from '@/lib/domain/screening/schema';

const fixture = (name: string) => resolve(import.meta.dirname, 'fixtures', name);
const files = { primary: fixture('sdn.csv'), aliases: fixture('alt.csv'), addresses: fixture('add.csv') };

async function parseWhole(paths: OfacFiles, list: OfacList) {
  return readWhole(await parseOfac(paths, list));
}

async function entry(id: string) {
  const { entities } = await parseWhole(files, 'OFAC SDN');
  return entities.find((entity) => entity.list_entry_id === id);
}

describe('watchlists · OFAC csv', () => {
  it('reads every entry into a ListedEntity', async () => {
    const list = await parseWhole(files, 'OFAC SDN');
    expect(list.name).toBe('OFAC SDN');
    expect(list.version).toMatch(/^[0-9a-f]{64}$/);
    expect(list.entities.map((entity) => entity.list_entry_id)).toEqual([
      '101',
      '102',
      '103',
      '104',
      '105',
      '106',
    ]);
    for (const entity of list.entities) expect(() => ListedEntity.parse(entity)).not.toThrow();
  });

  it('reads the type -0- as a company, and individual, vessel and aircraft by name', async () => {
    const { entities } = await parseWhole(files, 'OFAC SDN');
    expect(entities.map((entity) => entity.entity_type)).toEqual([
      'company', 'person', 'person', 'vessel', 'aircraft', 'company',
    ]); // prettier-ignore
  });

  it('reads birth dates, nationalities, gender and identifiers from the remarks', async () => {
    expect(await entry('102')).toMatchObject({
      primary_name: 'KARVELLO, Darian Mikhal',
      dates_of_birth: ['1973-07-17', '1962', '1971-08'],
      nationalities: ['KP', 'RU'],
      gender: 'male',
      identifiers: [
        { type: 'Passport', value: 'X1234567', country: 'RU' },
        { type: 'Passport', value: 'Y7654321', country: null },
        { type: 'National ID No.', value: '55-1', country: 'MM' },
        { type: 'Digital Currency Address - XBT', value: '1DemoDemoDemo', country: null },
      ],
    });
    expect(await entry('103')).toMatchObject({
      dates_of_birth: ['1951', '1955/1958'],
      nationalities: ['PS'],
      gender: 'female',
    });
  });

  it('joins aliases, and marks those as weak that only the remarks quote', async () => {
    expect((await entry('101'))?.names).toEqual([
      { name: 'NORTHERN LANTERN TRADING CO., LTD.', kind: 'primary', weak: false },
      { name: 'NLT', kind: 'alias', weak: false },
      { name: 'SEVERNYI FONAR', kind: 'alias', weak: false },
      { name: 'LANTERN IMPORT', kind: 'alias', weak: false },
    ]);
    expect((await entry('102'))?.names.filter((name) => name.weak).map((name) => name.name)).toEqual([
      'THE FERRYMAN',
      "ABU 'L-NUR",
    ]);
  });

  it('joins addresses, and reads their countries in OFAC’s spelling', async () => {
    expect(await entry('101')).toMatchObject({
      addresses: ['1 Quay Street, Limassol 3000, Cyprus', 'Cyprus'],
      countries: ['CY'],
    });
    expect((await entry('103'))?.countries).toEqual(['PS']);
    expect((await entry('106'))?.countries).toEqual([]);
  });

  it('keeps a ship’s flag, call sign and registrations', async () => {
    expect(await entry('104')).toMatchObject({
      countries: ['PA'],
      identifiers: [
        { type: 'Vessel Registration Identification', value: 'IMO 9990001', country: null },
        { type: 'MMSI', value: '357000001', country: null },
        { type: 'Call Sign', value: '9XYZ1', country: null },
      ],
    });
  });

  it('splits the programs', async () => {
    expect(await entry('101')).toMatchObject({
      programs: ['DEMO-EO1', 'DEMO-EO2'],
      categories: ['sanctions'],
    });
  });

  it('changes the version when a file differs', async () => {
    const whole = await parseWhole(files, 'OFAC SDN');
    const withoutAddresses = await parseWhole({ ...files, addresses: undefined }, 'OFAC SDN');
    expect(whole.version).not.toBe(withoutAddresses.version);
  });
});

describe('watchlists · OFAC csv · malformed files', () => {
  let folder: string;
  let sdn: string;
  let alt: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'probity-ofac-'));
    sdn = await readFile(files.primary, 'utf8');
    alt = await readFile(files.aliases, 'utf8');
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function refusal(primary: string | Buffer, aliases?: string): Promise<MalformedList> {
    await writeFile(join(folder, 'sdn.csv'), primary);
    if (aliases !== undefined) await writeFile(join(folder, 'alt.csv'), aliases);
    const paths = {
      primary: join(folder, 'sdn.csv'),
      aliases: aliases === undefined ? undefined : join(folder, 'alt.csv'),
    };
    const outcome = await parseWhole(paths, 'OFAC SDN').catch((error: unknown) => error);
    if (!(outcome instanceof MalformedList)) throw new Error('the file was not refused', { cause: outcome });
    return outcome;
  }

  it.each([
    ['an empty file', () => '', null, 'empty'],
    [
      'a row with too few columns',
      () => sdn.replace('102,"KARVELLO, Darian Mikhal",', '102,'),
      2,
      '11 columns',
    ],
    ['a row with too many columns', () => sdn.replace('"BRIGHT HERON"', '"BRIGHT","HERON"'), 4, '13 columns'],
    ['an invalid entry number', () => sdn.replace('103,', 'x103,'), 3, '"x103"'],
    ['an unknown type', () => sdn.replace('"vessel"', '"submarine"'), 4, '"submarine"'],
    ['a duplicate entry number', () => sdn.replace('105,', '104,'), 5, 'duplicate entry 104'],
    ['a missing name', () => sdn.replace('"XA-DEMO","aircraft"', '-0- ,"aircraft"'), 5, 'name'],
    ['a quote that is never closed', () => sdn.replace('-0- \r\n\u001a', '"-0- \r\n'), 6, 'never closed'],
    ['a quote that is closed too late', () => sdn.replace('HERON"', 'HERON'), 4, 'quote'],
    ['text after a closing quote', () => sdn.replace('"BRIGHT HERON"', '"BRIGHT" HERON'), 4, 'quote'],
    ['a file cut off inside a row', () => sdn.slice(0, sdn.indexOf('XA-DEMO')), 5, ''],
    [
      'a file cut off inside the last field',
      () => sdn.slice(0, sdn.lastIndexOf('-0-') + 2),
      6,
      'ends in the middle',
    ],
    [
      'rows after the end-of-file mark',
      () => `${sdn}\r\n${sdn.replace('101,', '107,')}`,
      8,
      'after the end-of-file mark',
    ],
    ['bytes that are not UTF-8', () => Buffer.concat([Buffer.from(sdn), Buffer.from([0xff])]), null, 'UTF-8'],
    [
      'a file cut off at the end of a row',
      () => sdn.slice(0, sdn.indexOf('104,')),
      3,
      'cut off: the end-of-file mark (Ctrl-Z) that its publisher writes is missing',
    ],
    [
      'the entries of another list',
      () => sdn.replace(/^1/gm, '201').replaceAll(/DEMO-EO\d/g, 'NS-PLC'),
      null,
      'by their numbers and programs the entries are of OFAC Consolidated',
    ],
    ['entries of no certain list', () => sdn.replace(/^1/gm, '201'), null, 'of no certain list'],
    ['NUL characters', () => sdn.replace('HERON', 'HE\u0000RON'), null, 'NUL'],
  ])('refuses %s and names the line', async (_, content, line, reason) => {
    const refused = await refusal(content());
    expect(refused.file).toBe('sdn.csv');
    if (reason !== '') expect(refused.reason).toContain(reason);
    expect(refused.line).toBe(line);
  });

  it('refuses aliases that were cut off at the end of a row, and those of another list', async () => {
    expect(await refusal(sdn, alt.slice(0, alt.indexOf('102,')))).toMatchObject({
      file: 'alt.csv',
      reason: expect.stringContaining('end-of-file mark'),
    });
    expect(await refusal(sdn, alt.replaceAll(/^10/gm, '950'))).toMatchObject({
      file: 'alt.csv',
      reason: 'not of this list: 3 of its 3 entries are not in the primary file',
    });
  });

  it('refuses the whole list for a fault in its alias file', async () => {
    const refused = await refusal(sdn, alt.replace('"fka"', '"xka"'));
    expect(refused).toMatchObject({ file: 'alt.csv', line: 2, reason: 'unknown type of alias "xka"' });
    expect(refused.message).toBe('alt.csv, line 2: unknown type of alias "xka"');
  });
});

const shared = process.env.PROBITY_SHARED_DATA ?? resolve('../shared/data');
const ofac = (name: string) => join(shared, 'ofac', name);

describe.skipIf(!existsSync(ofac('sdn.csv')))(
  'watchlists · OFAC csv · the real list (skipped without shared data)',
  () => {
    it('reads all 15,443 entries, with most people’s birth dates, and all their data in the other files', async () => {
      const real = { primary: ofac('sdn.csv'), aliases: ofac('alt.csv'), addresses: ofac('add.csv') };
      const { entities } = await parseWhole(real, 'OFAC SDN');
      expect(entities).toHaveLength(15_443);
      const people = entities.filter((entity) => entity.entity_type === 'person');
      expect(
        people.filter((person) => person.dates_of_birth.length > 0).length / people.length,
      ).toBeGreaterThan(0.97);
      for (const entity of entities) ListedEntity.parse(entity);

      const rowsOf = async (name: string) => (await readFile(ofac(name), 'utf8')).match(/^\d+,.*$/gm) ?? [];
      const numbersIn = (rows: string[]) => new Set(rows.map((row) => row.split(',', 1)[0] ?? ''));
      const numbers = numbersIn(await rowsOf('sdn.csv'));
      const rowsOfList = async (name: string) =>
        (await rowsOf(name)).filter((row) => numbers.has(row.split(',', 1)[0] ?? ''));
      // The only alias of two entries is their own name, and some addresses are just "-0-".
      const withAliases = entities.filter(({ names }) =>
        names.some(({ kind, weak }) => kind === 'alias' && !weak),
      );
      expect(withAliases).toHaveLength(numbersIn(await rowsOfList('alt.csv')).size - 2);
      const withAddresses = entities.filter(({ addresses }) => addresses.length > 0);
      const addresses = (await rowsOfList('add.csv')).filter((row) => /^\d+,\d+,.*[A-Za-z]/.test(row));
      expect(withAddresses).toHaveLength(numbersIn(addresses).size);
    }, 120_000);
  },
);
