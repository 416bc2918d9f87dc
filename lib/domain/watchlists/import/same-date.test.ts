import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findLists } from '../formats/find-lists';
import { MalformedList } from '../formats/malformed-list';
import { importList } from './import-list';
import { ReplacementRefused } from './replacement';
import { retireList } from './retire-list';

const formats = resolve(import.meta.dirname, '../formats');

let folder: string;
let name: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'probity-same-date-'));
  name = `Made up ${randomUUID()}`;
});
afterEach(async () => {
  await retireList(name);
  await rm(folder, { recursive: true });
});

/** Under a name of the test's own: other tests share the database. */
async function importText(text: string) {
  const path = join(folder, 'list.xml');
  await writeFile(path, text);
  const [list] = await findLists([path]);
  if (!list) throw new Error('The file has no list.');
  return importList({ ...list, name });
}

describe.each([
  ['UN', 'un/fixtures/consolidated.xml', /<INDIVIDUAL>[^]*?<\/INDIVIDUAL>/, '</CONSOLIDATED_LIST>'],
  ['EU', 'eu/fixtures/full-sanctions-list.xml', /<sanctionEntity [^]*?<\/sanctionEntity>/, '</export>'],
  ['UK', 'uk/fixtures/uk-sanctions-list.xml', /<Designation>[^]*?<\/Designation>/, '</Designations>'],
])('watchlists · import · another %s file of the date in force', (_, fixture, entry, end) => {
  const read = () => readFile(join(formats, fixture), 'utf8');

  it('is already in force if nothing in it changed', async () => {
    const text = await read();
    await importText(text);
    expect(await importText(text)).toMatchObject({ changed: false });
  });

  it('is refused if it was cut', async () => {
    const text = await read();
    await importText(text);
    await expect(importText(text.slice(0, text.lastIndexOf(end)))).rejects.toThrow(MalformedList);
  });

  it('is a new edition if it changed, and may not shrink the list unnoticed', async () => {
    const text = await read();
    await importText(text);
    expect(await importText(text.replace(end, `<!-- again -->${end}`))).toMatchObject({ changed: true });
    await expect(importText(text.replace(entry, ''))).rejects.toThrow(ReplacementRefused);
  });
});
