import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseLists } from './find-lists';
import { parseOpenSanctionsDelta } from './opensanctions/delta';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'probity-large-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The fixture with its accompanying files, and one of its texts made longer. */
async function lengthened(fixture: string, text: RegExp, longer: string): Promise<string> {
  const from = resolve(import.meta.dirname, fixture);
  await cp(dirname(from), folder, { recursive: true });
  const path = join(folder, basename(from));
  const whole = await readFile(path, 'utf8');
  const changed = whole.replace(text, (found) => `${found} ${longer}`);
  expect(changed).not.toBe(whole);
  await writeFile(path, changed);
  return path;
}

const words = (length: number) => 'ab '.repeat(length / 3 + 1).slice(0, length - 1) + 'b';
const refusedAt = (file: string, reason: string) => new RegExp(`^${file}, line \\d+: ${reason} are read$`);
const tooLongName = 'a name of the entry \\S+ has [\\d,]+ characters, and at most 2,000';
const tooLongText = 'a text of the entry \\S+ has [\\d,]+ characters, and at most 100,000';

const names: Record<string, [fixture: string, name: RegExp]> = {
  'UN xml': ['un/fixtures/consolidated.xml', /<FIRST_NAME>[^<]*/],
  'EU xml': ['eu/fixtures/full-sanctions-list.xml', /wholeName="[^"]*/],
  'UK xml': ['uk/fixtures/uk-sanctions-list.xml', /<Name6>[^<]*/],
  'UK ConList.csv': ['uk/fixtures/ConList.csv', /AL-DEMOI/],
  'OFAC classic xml': ['ofac/fixtures/classic/sdn.xml', /<lastName>[^<]*/],
  'OFAC advanced xml': ['ofac-advanced/fixtures/sdn_advanced.xml', /<NamePartValue[^>]*>[^<]*/],
  'OFAC csv': ['ofac/fixtures/sdn.csv', /^\d+,"[^"]*/m],
  'OFAC csv, an alias': ['ofac/fixtures/alt.csv', /"[^"]*(?=","-0-)|"[A-Z][^"]+(?=")/],
  'OpenSanctions json': ['opensanctions/fixtures/entities.ftm.json', /"name":\["[^"]*/],
  'OpenSanctions csv': ['opensanctions/fixtures/targets.simple.csv', /(?<=\n)[^,]*,"?[A-Za-z]+"?,"[^"]*/],
};

describe('watchlists · a name that cannot be one', () => {
  it.each(Object.entries(names))('is refused with its entry and line in %s', async (_, [fixture, name]) => {
    const path = await lengthened(fixture, name, words(3_000));
    const file = basename(path);
    await expect(parseLists([path])).rejects.toThrow(refusedAt(file, tooLongName));
  });

  it('is refused at nine megabytes', async () => {
    const path = await lengthened('un/fixtures/consolidated.xml', /<FIRST_NAME>[^<]*/, words(9_000_000));
    await expect(parseLists([path])).rejects.toThrow('has 9,000,0');
  });

  it('is accepted if it is merely long', async () => {
    const path = await lengthened('un/fixtures/consolidated.xml', /<FIRST_NAME>[^<]*/, words(1_500));
    expect((await parseLists([path]))[0]?.entities[0]?.primary_name.length).toBeGreaterThan(1_500);
  });
});

describe('watchlists · an entry that is too large', () => {
  it.each([
    ['un/fixtures/consolidated.xml', /<COMMENTS1>[^<]*/],
    ['ofac/fixtures/add.csv', /"[A-Z0-9][^"]+/],
  ])('is refused for one of its texts in %s', async (fixture, text) => {
    const path = await lengthened(fixture, text, words(200_000));
    await expect(parseLists([path])).rejects.toThrow(refusedAt(basename(path), tooLongText));
  });

  const entity = (properties: object, id = 'NK-1') =>
    `${JSON.stringify({ id, schema: 'Person', caption: 'A', properties: { topics: ['sanction'], ...properties } })}\n`;

  it.each([
    [{ alias: Array.from({ length: 6_000 }, (_, n) => `Name ${n}`) }, 'the entry NK-1 has 6,001 names'],
    [
      { address: Array.from({ length: 20 }, (_, n) => `${n}${words(60_000)}`) },
      'the entry NK-1 has 1,20\\d,\\d+ char',
    ],
  ])('is refused for all its names and texts together', async (properties, reason) => {
    const path = join(folder, 'entities.ftm.json');
    await writeFile(path, entity({ name: ['B'] }, 'NK-0') + entity(properties));
    await expect(parseLists([path])).rejects.toThrow(new RegExp(`^entities.ftm.json, line 2: ${reason}`));
  });

  it('is refused for an id that cannot be one', async () => {
    const path = join(folder, 'entities.ftm.json');
    await writeFile(path, entity({}, 'N'.repeat(3_000)));
    await expect(parseLists([path])).rejects.toThrow(/line 1: the id N{40}… has 3,000 characters/);
  });

  it('is refused in a delta', async () => {
    const path = join(folder, 'delta.json');
    await writeFile(path, `{"op":"ADD","entity":${entity({ name: [words(3_000)] }).trim()}}\n`);
    const { changes } = await parseOpenSanctionsDelta(path);
    const read = async () => {
      for await (const _ of changes);
    };
    await expect(read()).rejects.toThrow(refusedAt('delta.json', tooLongName));
  });

  it('is not quoted at length in the reason', async () => {
    const path = await lengthened(
      'eu/fixtures/full-sanctions-list.xml',
      /classificationCode="[^"]*/,
      words(9_000),
    );
    await expect(parseLists([path])).rejects.toThrow(
      /^full-sanctions-list.xml, line \d+: unknown subjectType "[^]{0,600}…$/,
    );
  });
});
