import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseLists } from '../find-lists';

let folder: string;
let json: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'probity-index-'));
  json = await readFile(resolve(import.meta.dirname, 'fixtures/entities.ftm.json'), 'utf8');
});
afterEach(() => rm(folder, { recursive: true }));

const indexOf = (content: string) => ({
  name: 'peps',
  last_export: '2026-01-13T02:50:02',
  resources: [
    {
      name: 'entities.ftm.json',
      checksum: createHash('sha1').update(content).digest('hex'),
      size: Buffer.byteLength(content),
    },
  ],
});

async function read(name: string, content: string, index: unknown) {
  await writeFile(join(folder, name), content);
  await writeFile(join(folder, 'index.json'), typeof index === 'string' ? index : JSON.stringify(index));
  const [list] = await parseLists([join(folder, name)]);
  return list;
}

describe('watchlists · OpenSanctions · the index.json beside a file', () => {
  it.each(['entities.ftm.json', 'peps.ftm.json', 'peps.entities.ftm.json'])(
    'agrees with the complete file, called %s, and dates it',
    async (name) => {
      const list = await read(name, json, indexOf(json));
      expect(list).toMatchObject({ published_at: '2026-01-13T02:50:02Z', entities: { length: 5 } });
    },
  );

  it('shows that a file was cut off at the end of a line', async () => {
    const cut = json.slice(0, json.lastIndexOf('\n', json.length - 2) + 1);
    await expect(read('entities.ftm.json', cut, indexOf(json))).rejects.toThrow(
      `the file has ${Buffer.byteLength(cut)} bytes, and the index.json beside it says ${Buffer.byteLength(json)}`,
    );
  });

  it('shows that a file of the same size was changed', async () => {
    const changed = json.replace('Darian', 'Dorian');
    await expect(read('peps.ftm.json', changed, indexOf(json))).rejects.toThrow('SHA-1');
  });

  it.each([
    [{ last_export: '2026-02-31T02:50:02' }, 'last_export', 'which is no date'],
    [{ last_export: '9999-12-31T00:00:00' }, 'last_export', 'ahead of this machine’s clock'],
    [{ last_export: undefined, updated_at: 'yesterday' }, 'updated_at', 'which is no date'],
  ])('is refused if it dates the file impossibly: %j', async (dates, of, reason) => {
    await expect(read('peps.ftm.json', json, { ...indexOf(json), ...dates })).rejects.toThrow(
      new RegExp(`^peps.ftm.json: ${of} in the index.json beside it is "[^"]*", .*${reason}$`),
    );
  });

  it.each([
    ['of other files', { name: 'peps', resources: [{ name: 'names.txt', size: 1 }] }],
    ['of something else', { name: 'website' }],
    ['that is no JSON', '<html>'],
  ])('does not count if it is %s', async (_, index) => {
    expect(await read('entities.ftm.json', json, index)).not.toHaveProperty('published_at');
  });
});

describe('watchlists · OpenSanctions · the dataset in a file’s name', () => {
  const withDatasets = (dataset: (line: number) => string) =>
    json
      .trimEnd()
      .split('\n')
      .map((line, n) => `${JSON.stringify({ ...JSON.parse(line), datasets: [dataset(n)] })}\n`)
      .join('');

  it('is refused if only some of the entities belong to it', async () => {
    const mixed = withDatasets((line) => (line === 2 ? 'eu_fsf' : 'us_ofac_sdn'));
    await expect(read('eu_fsf.ftm.json', mixed, '')).rejects.toThrow(
      'not the dataset eu_fsf: 7 of 8 entities',
    );
  });

  it('is accepted if all entities belong to it, or none, as in a collection', async () => {
    const whole = withDatasets(() => 'eu_fsf');
    expect(await read('eu_fsf.ftm.json', whole, '')).toMatchObject({ name: 'OpenSanctions eu_fsf' });
    expect(await read('peps.ftm.json', whole, '')).toMatchObject({ name: 'OpenSanctions peps' });
  });
});
