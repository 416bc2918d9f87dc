import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type DetectedList, detectList, UnknownList } from './detect-list';
import { readWhole } from './entries';
import type { ListSource, ParsedList } from './list-source';
import { malformedIn } from './malformed-list';

/**
 * Finds the lists in some files or folders, as in the setting PROBITY_WATCHLIST_FILES. OFAC's csv files in one folder
 * are one list, whichever of them is named. Of a folder only the csv, xml and ftm.json files on its first level are
 * read.
 *
 * Throws UnknownList for a path without a known list, and MalformedList when two files contain the same list: the
 * second would replace the first. The entities of a list throw MalformedList while they are read.
 */
export async function findLists(paths: readonly string[]): Promise<ListSource[]> {
  const detected = new Map<string, DetectedList>();
  for (const path of paths) {
    for (const list of await listsAt(path)) detected.set(list.key, list);
  }
  const sources = new Map<string, ListSource>();
  for (const { key, parse } of detected.values()) {
    const source = await parse();
    if (sources.has(source.name)) {
      throw malformedIn(key)(null, `another file contains ${source.name} too`);
    }
    sources.set(source.name, { ...source, file: key });
  }
  return [...sources.values()];
}

/** Throws UnknownList and MalformedList. */
export async function parseLists(paths: readonly string[]): Promise<ParsedList[]> {
  return Promise.all((await findLists(paths)).map(readWhole));
}

async function listsAt(path: string): Promise<DetectedList[]> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new UnknownList(path, 'there is no such file or folder');
  return found.isDirectory() ? listsInFolder(path) : [await detectList(path)];
}

async function listsInFolder(folder: string): Promise<DetectedList[]> {
  const names = (await readdir(folder)).filter((name) => /\.(?:csv|xml|ftm\.json)$/i.test(name)).sort();
  if (names.length === 0) throw new UnknownList(folder, 'the folder has no csv, xml or ftm.json file');
  const lists: DetectedList[] = [];
  for (const name of names) lists.push(await detectList(join(folder, name)));
  return lists;
}
