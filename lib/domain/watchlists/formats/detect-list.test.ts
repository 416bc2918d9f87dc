import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseLists, UnknownList } from './detect-list';

const fixture = (path: string) => resolve(import.meta.dirname, path);

describe('watchlists · finding the lists of a setting', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'probity-lists-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('finds OFAC’s files in a folder as one list, and the UN’s by its root element', async () => {
    await cp(fixture('un/fixtures/consolidated.xml'), join(folder, 'any-name.xml'));
    const lists = await parseLists([fixture('ofac/fixtures'), join(folder, 'any-name.xml')]);
    expect(lists.map((list) => [list.name, list.entities.length])).toEqual([
      ['OFAC SDN', 6],
      ['UN Security Council Consolidated', 2],
    ]);
  });

  it('takes the aliases and addresses that lie beside a named file', async () => {
    const [fromFile] = await parseLists([fixture('ofac/fixtures/sdn.csv')]);
    const [fromFolder] = await parseLists([fixture('ofac/fixtures')]);
    expect(fromFile).toEqual(fromFolder);
  });

  it('reads a list once however often it is named', async () => {
    const lists = await parseLists([
      fixture('ofac/fixtures/alt.csv'),
      fixture('ofac/fixtures/sdn.csv'),
      fixture('ofac/fixtures'),
    ]);
    expect(lists).toHaveLength(1);
  });

  it('finds OFAC’s non-SDN list, and files it under watchlist', async () => {
    await cp(fixture('ofac/fixtures/sdn.csv'), join(folder, 'CONS_PRIM.CSV'));
    await cp(fixture('ofac/fixtures/alt.csv'), join(folder, 'CONS_ALT.CSV'));
    const [list] = await parseLists([folder]);
    expect(list?.name).toBe('OFAC Consolidated');
    expect(list?.entities[0]).toMatchObject({ categories: ['watchlist'], names: { length: 4 } });
  });

  it('knows every other list by how it begins, whatever its file is called', async () => {
    await cp(fixture('eu/fixtures/full-sanctions-list.xml'), join(folder, '1.xml'));
    await cp(fixture('uk/fixtures/uk-sanctions-list.xml'), join(folder, '2.xml'));
    await cp(fixture('opensanctions/fixtures/targets.simple.csv'), join(folder, '3.csv'));
    const lists = await parseLists([folder]);
    expect(lists.map((list) => [list.name, list.entities.length])).toEqual([
      ['EU Consolidated', 2],
      ['UK Sanctions List', 3],
      ['OpenSanctions 3', 3],
    ]);
    await cp(fixture('opensanctions/fixtures/entities.ftm.json'), join(folder, '4.jsonl'));
    const [json] = await parseLists([join(folder, '4.jsonl')]);
    expect(json?.entities).toHaveLength(5);
  });

  it('finds the json of OpenSanctions in a folder, and no other json', async () => {
    await cp(fixture('opensanctions/fixtures/entities.ftm.json'), join(folder, 'entities.ftm.json'));
    await writeFile(join(folder, 'index.json'), '{"name": "default"}');
    expect(await parseLists([folder])).toHaveLength(1);
    await expect(parseLists([join(folder, 'index.json')])).rejects.toThrow(UnknownList);
  });

  it('refuses two files of one list, of which the second would put the first out of force', async () => {
    await expect(parseLists([fixture('opensanctions/fixtures')])).rejects.toThrow(
      'targets.simple.csv: another file holds OpenSanctions already',
    );
  });

  it('takes two datasets of OpenSanctions that are called after themselves', async () => {
    await cp(fixture('opensanctions/fixtures/entities.ftm.json'), join(folder, 'peps.ftm.json'));
    await cp(fixture('opensanctions/fixtures/targets.simple.csv'), join(folder, 'crime.simple.csv'));
    const lists = await parseLists([folder]);
    expect(lists.map((list) => list.name)).toEqual(['OpenSanctions crime', 'OpenSanctions peps']);
  });

  it('names a file that is no known list', async () => {
    const path = join(folder, 'customers.csv');
    await writeFile(path, 'id,name\n1,Somebody\n');
    await expect(parseLists([path])).rejects.toThrow(`${path}: this is no list that is known`);
    await expect(parseLists([folder])).rejects.toThrow(path);
  });

  it('names a path that is not there, an empty folder, and the file that others need', async () => {
    await expect(parseLists([join(folder, 'gone.csv')])).rejects.toThrow(UnknownList);
    await expect(parseLists([folder])).rejects.toThrow('holds no csv, xml or ftm.json file');
    await cp(fixture('ofac/fixtures/alt.csv'), join(folder, 'alt.csv'));
    await expect(parseLists([folder])).rejects.toThrow('sdn.csv is missing');
  });
});
