import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UnknownList } from './detect-list';
import { parseLists } from './find-lists';

const fixture = (path: string) => resolve(import.meta.dirname, path);

const text = (path: string) => readFile(fixture(path), 'utf8');

/** With numbers and programs of OFAC's lists other than SDN. */
const asConsolidated = (csv: string) =>
  csv
    .replace(/^(\d{3}),/gm, '20$1,')
    .replaceAll('DEMO-EO1', 'NS-PLC')
    .replaceAll('DEMO-EO2', 'UKRAINE-EO13662');

describe('watchlists · find lists', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'probity-lists-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('reads OFAC’s files in a folder as one list, and detects the UN’s by its root element', async () => {
    await cp(fixture('un/fixtures/consolidated.xml'), join(folder, 'any-name.xml'));
    const lists = await parseLists([fixture('ofac/fixtures'), join(folder, 'any-name.xml')]);
    expect(lists.map((list) => [list.name, list.entities.length])).toEqual([
      ['OFAC SDN', 6],
      ['UN Security Council Consolidated', 2],
    ]);
  });

  it('reads the aliases and addresses beside a named file', async () => {
    const [fromFile] = await parseLists([fixture('ofac/fixtures/sdn.csv')]);
    const [fromFolder] = await parseLists([fixture('ofac/fixtures')]);
    expect(fromFile).toEqual(fromFolder);
  });

  it('reads a list once when it is named several times', async () => {
    const lists = await parseLists([
      fixture('ofac/fixtures/alt.csv'),
      fixture('ofac/fixtures/sdn.csv'),
      fixture('ofac/fixtures'),
    ]);
    expect(lists).toHaveLength(1);
  });

  it('reads OFAC’s non-SDN list with the category watchlist', async () => {
    await writeFile(join(folder, 'CONS_PRIM.CSV'), asConsolidated(await text('ofac/fixtures/sdn.csv')));
    await writeFile(join(folder, 'CONS_ALT.CSV'), asConsolidated(await text('ofac/fixtures/alt.csv')));
    const [list] = await parseLists([folder]);
    expect(list?.name).toBe('OFAC Consolidated');
    expect(list?.entities[0]).toMatchObject({ categories: ['watchlist'], names: { length: 4 } });
  });

  it('detects every other list by its content, whatever the file’s name', async () => {
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

  it('reads OpenSanctions’ json in a folder, and skips other json files', async () => {
    await cp(fixture('opensanctions/fixtures/entities.ftm.json'), join(folder, 'entities.ftm.json'));
    await writeFile(join(folder, 'index.json'), '{"name": "default"}');
    expect(await parseLists([folder])).toHaveLength(1);
    await expect(parseLists([join(folder, 'index.json')])).rejects.toThrow(UnknownList);
  });

  it('refuses two files of one list', async () => {
    await expect(parseLists([fixture('opensanctions/fixtures')])).rejects.toThrow(
      'targets.simple.csv: another file contains OpenSanctions too',
    );
  });

  it('reads two datasets of OpenSanctions with names of their own', async () => {
    await cp(fixture('opensanctions/fixtures/entities.ftm.json'), join(folder, 'peps.ftm.json'));
    await cp(fixture('opensanctions/fixtures/targets.simple.csv'), join(folder, 'crime.simple.csv'));
    const lists = await parseLists([folder]);
    expect(lists.map((list) => list.name)).toEqual(['OpenSanctions crime', 'OpenSanctions peps']);
  });

  it('refuses a file that is not a known list', async () => {
    const path = join(folder, 'customers.csv');
    await writeFile(path, 'id,name\n1,Somebody\n');
    await expect(parseLists([path])).rejects.toThrow(`${path}: not a known list`);
    await expect(parseLists([folder])).rejects.toThrow(path);
  });

  it('refuses a missing path, an empty folder, and a folder without OFAC’s primary file', async () => {
    await expect(parseLists([join(folder, 'gone.csv')])).rejects.toThrow(UnknownList);
    await expect(parseLists([folder])).rejects.toThrow('has no csv, xml or ftm.json file');
    await cp(fixture('ofac/fixtures/alt.csv'), join(folder, 'alt.csv'));
    await expect(parseLists([folder])).rejects.toThrow('sdn.csv is missing');
  });
});
