import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importList } from '@/lib/domain/watchlists/import/import-list';
import { retireList } from '@/lib/domain/watchlists/import/retire-list';
import { currentMatcher, refreshMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { importConfiguredLists, noticeOf } from './configured-lists';
import { sampleList } from './sample-list';

const formats = resolve('lib/domain/watchlists/formats');
const unFile = join(formats, 'un/fixtures/consolidated.xml');
const ofacFolder = join(formats, 'ofac/fixtures');
const real = ['UN Security Council Consolidated', 'OFAC SDN'];

let folder: string;
let badFile: string;

beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  folder = await mkdtemp(join(tmpdir(), 'probity-configured-'));
  badFile = join(folder, 'cut.xml');
  await writeFile(badFile, '<CONSOLIDATED_LIST dateGenerated="2026-01-01"><INDIVIDUALS><INDIVIDUAL>');
  await importList(sampleList);
});

afterEach(async () => {
  for (const name of [...real, sampleList.name]) await retireList(name);
  await rm(folder, { recursive: true });
});

/** Lists in force among those that these tests import, because others share the database. */
async function namesInForce(): Promise<string[]> {
  await refreshMatcher();
  const names = currentMatcher()?.lists.map(({ name }) => name) ?? [];
  return names.filter((name) => [...real, sampleList.name].includes(name));
}

describe('seed · configured lists', () => {
  it('replace the sample list', async () => {
    expect(await importConfiguredLists([unFile, ofacFolder])).toEqual([]);
    expect((await namesInForce()).sort()).toEqual([...real].sort());
  });

  it('keep the sample list out of force when a file is refused, and import the others', async () => {
    const refusals = await importConfiguredLists([badFile, join(folder, 'gone.xml'), ofacFolder]);
    expect(refusals).toEqual([
      expect.stringContaining('gone.xml: the file or folder does not exist'),
      expect.stringContaining('cut.xml'),
    ]);
    expect(await namesInForce()).toEqual(['OFAC SDN']);
  });

  it('take the sample list out of screening even when all are refused', async () => {
    expect(await importConfiguredLists([badFile])).toHaveLength(1);
    expect(await namesInForce()).toEqual([]);
  });

  it('keep the edition in force of a list whose new file is refused', async () => {
    await importConfiguredLists([unFile]);
    expect(await importConfiguredLists([badFile])).toHaveLength(1);
    expect(await namesInForce()).toEqual(['UN Security Council Consolidated']);
  });

  it('import neither of two files of the same list', async () => {
    await rm(badFile);
    await writeFile(join(folder, 'empty.xml'), '');
    const refusals = await importConfiguredLists([unFile, join(ofacFolder, 'classic'), ofacFolder, folder]);
    expect(refusals.join('\n')).toMatch(/another file contains OFAC SDN too/);
    expect(refusals.join('\n')).toMatch(/empty\.xml: the file is empty/);
    expect(await namesInForce()).toEqual(['UN Security Council Consolidated']);
  });

  it('tell the operator which files were refused', () => {
    const notice = noticeOf(['un.xml, line 3: cut off', 'gone.xml: no such file']);
    expect(notice).toContain('2 lists were refused:\n  un.xml, line 3: cut off\n  gone.xml: no such file\n');
    expect(notice).toContain('Not Screened');
  });
});
