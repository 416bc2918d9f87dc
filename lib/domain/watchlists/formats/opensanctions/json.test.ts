import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MalformedList } from '../malformed-list';
import { readWhole } from '../entries';
import { parseOpenSanctionsJson } from './json';
import { ListedEntity } from '@/lib/domain/screening/schema';

const parseWhole = async (path: string) => readWhole(await parseOpenSanctionsJson(path));
const fixture = resolve(import.meta.dirname, 'fixtures/entities.ftm.json');

describe('watchlists · OpenSanctions json', () => {
  it('reads a person with all names, dates, documents and addresses', async () => {
    const { entities } = await parseWhole(fixture);
    expect(entities[0]).toEqual({
      list_entry_id: 'NK-demo1',
      entity_type: 'person',
      primary_name: 'Darian Karvello',
      names: [
        { name: 'Darian Karvello', kind: 'primary', weak: false },
        { name: 'Дариан Карвелло', kind: 'alias', weak: false },
        { name: 'D. M. Karvello', kind: 'alias', weak: false },
        { name: 'Darian Oldham', kind: 'alias', weak: false },
        { name: 'The Ferryman', kind: 'alias', weak: true },
      ],
      dates_of_birth: ['1973-07-17', '1971-08', '1962'],
      nationalities: ['RU', 'CY'],
      countries: ['GB'],
      gender: 'male',
      identifiers: [
        { type: 'Passport', value: 'X1234567', country: null },
        { type: 'ID Number', value: '55-1', country: null },
      ],
      categories: ['sanctions', 'pep'],
      programs: ['EU-DEM'],
      addresses: ['1 Quay Street, Limassol'],
      remarks: 'Harbour master; Made up.',
      positions: ['Harbour master'],
      source_url: 'https://www.opensanctions.org/entities/NK-demo1/',
      listed_as: ['opensanctions NK-demo1'],
    });
  });

  it('skips entities that describe others, and those without a reason for screening', async () => {
    const { entities } = await parseWhole(fixture);
    expect(entities.map((entity) => [entity.list_entry_id, entity.entity_type])).toEqual([
      ['NK-demo1', 'person'],
      ['NK-demo2', 'company'],
      ['NK-demo3', 'vessel'],
      ['NK-demo4', 'aircraft'],
      ['NK-demo6', 'company'],
    ]);
    for (const entity of entities) expect(() => ListedEntity.parse(entity)).not.toThrow();
  });

  it('gives a target the category watchlist when its topics are unknown', async () => {
    const { entities } = await parseWhole(fixture);
    expect(entities.at(-1)).toMatchObject({ categories: ['watchlist'], gender: null });
  });

  it('reads a company’s registration, and a ship’s flag and IMO number', async () => {
    const { entities } = await parseWhole(fixture);
    expect(entities.slice(1, 3)).toMatchObject([
      {
        countries: ['CY'],
        categories: ['watchlist'],
        identifiers: [{ type: 'Registration Number', value: 'HE 900' }],
      },
      {
        countries: ['PA'],
        categories: ['watchlist', 'sanctions'],
        identifiers: [{ type: 'IMO Number', value: 'IMO9990001' }],
      },
    ]);
  });

  it('is named after the publisher, with the SHA-256 of the file as its version', async () => {
    const { name, version } = await parseWhole(fixture);
    expect(name).toBe('OpenSanctions');
    expect(version).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('watchlists · OpenSanctions json · malformed files', () => {
  let folder: string;
  let path: string;
  let json: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'probity-ftm-'));
    path = join(folder, 'entities.ftm.json');
    json = await readFile(fixture, 'utf8');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ['an empty file', () => '', null, 'no entries'],
    ['a file cut off inside a line', () => json.slice(0, json.indexOf('XA-DEMO')), 6, 'not JSON'],
    ['a line that is not an object', () => json.replace(/^.*NK-demo2.*$/m, '[]'), 4, 'not an entity (line'],
    [
      'a wrong line after a blank one',
      () => json.replace(/^.*NK-demo2.*$/m, '\n"x"'),
      5,
      'not an entity (line',
    ],
    ['a line without an id', () => json.replace('"id":"NK-demo3",', ''), 5, 'not an entity (id'],
    ['a line without a schema', () => json.replace('"schema":"Vessel",', ''), 5, 'not an entity (schema'],
    [
      'a property that is not an array of strings',
      () => json.replace('["debarment"]', '"debarment"'),
      4,
      'not an entity (properties.topics',
    ],
    [
      'an entity without a name',
      () => json.replace('"caption":"XA-DEMO"', '"caption":""').replace('"name":["XA-DEMO"],', ''),
      6,
      'the name is missing',
    ],
    ['a duplicate id', () => json.replace('NK-demo3', 'NK-demo2'), 5, 'duplicate entry NK-demo2'],
    ['an escaped NUL character', () => json.replace('HERON', String.raw`HE\u0000RON`), 5, 'NUL'],
    ['an escaped NUL in a key', () => json.replace('"name":["XA', String.raw`"na\u0000me":["XA`), 6, 'NUL'],
    ['an unpaired surrogate', () => json.replace('HERON', String.raw`HE\ud83dRON`), 5, 'unpaired surrogate'],
    ['NUL characters', () => json.replace('HERON', 'HE\u0000RON'), null, 'NUL'],
  ])('refuses %s and names the line', async (_, content, line, reason) => {
    await writeFile(path, content());
    const refused = await parseWhole(path).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MalformedList);
    expect(refused).toMatchObject({
      file: 'entities.ftm.json',
      line,
      reason: expect.stringContaining(reason),
    });
  });

  it('reads an escaped backslash before u0000, and an escaped surrogate pair', async () => {
    await writeFile(path, json.replace('D. M. Karvello', String.raw`D. \\u0000 \ud83d\ude00 Karvello`));
    const { entities } = await parseWhole(path);
    expect(entities[0]?.names[2]?.name).toBe(String.raw`D. \u0000 😀 Karvello`);
  });

  it('reads U+2028 and U+2029 inside a line, and counts lines by LF only', async () => {
    await writeFile(
      path,
      json.replace('D. M. Karvello', 'D.\u2028M.\u2029Karvello').replaceAll('\n', '\r\n'),
    );
    const { entities } = await parseWhole(path);
    expect(entities).toHaveLength(5);
    expect(entities[0]?.names[2]?.name).toBe('D.\u2028M.\u2029Karvello');
  });

  it('reads lines that are longer than a chunk', async () => {
    const address = 'x'.repeat(90_000);
    await writeFile(path, json.replace('1 Quay Street, Limassol', address).trimEnd());
    const { entities } = await parseWhole(path);
    expect(entities).toHaveLength(5);
    expect(entities[0]?.addresses).toEqual([address]);
  });
});
