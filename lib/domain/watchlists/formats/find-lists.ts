import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type DetectedList, detectList, UnknownList } from './detect-list';
import { readWhole } from './entries';
import type { ListSource, ParsedList } from './list-source';
import { malformedIn } from './malformed-list';

/** Called with the reason why a file is refused. If it returns, the other files are still read. */
type OnRefusal = (error: unknown) => void;

const raise: OnRefusal = (error) => {
  throw error;
};

/**
 * Finds the lists in files or folders, as in the setting PROBITY_WATCHLIST_FILES. OFAC's csv files in one
 * folder are one list, whichever of them is named. Of a folder, only the csv, xml and ftm.json files on its
 * first level are read. Unless `onRefusal` returns, throws UnknownList for a path without a known list, and
 * MalformedList if two files contain the same list: the second would replace the first, so neither is
 * returned. The entities of a list throw MalformedList while they are read.
 */
export async function findLists(
  paths: readonly string[],
  onRefusal: OnRefusal = raise,
): Promise<ListSource[]> {
  const sources = new Map<string, ListSource[]>();
  for (const { key, parse } of await detectLists(paths, onRefusal)) {
    const source = await parse().catch(onRefusal);
    if (source) sources.set(source.name, [...(sources.get(source.name) ?? []), { ...source, file: key }]);
  }
  for (const [name, [, second]] of sources) {
    if (!second?.file) continue;
    sources.delete(name);
    onRefusal(malformedIn(second.file)(null, `another file contains ${name} too`));
  }
  return [...sources.values()].flat();
}

async function detectLists(paths: readonly string[], onRefusal: OnRefusal): Promise<Iterable<DetectedList>> {
  const detected = new Map<string, DetectedList>();
  for (const path of paths) {
    for (const file of (await filesAt(path).catch(onRefusal)) ?? []) {
      const list = await detectList(file).catch(onRefusal);
      if (list) detected.set(list.key, list);
    }
  }
  return detected.values();
}

/** Throws UnknownList and MalformedList. */
export async function parseLists(paths: readonly string[]): Promise<ParsedList[]> {
  return Promise.all((await findLists(paths)).map(readWhole));
}

async function filesAt(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new UnknownList(path, 'the file or folder does not exist');
  if (!found.isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => /\.(?:csv|xml|ftm\.json)$/i.test(name)).sort();
  if (names.length === 0) throw new UnknownList(path, 'the folder has no csv, xml or ftm.json file');
  return names.map((name) => join(path, name));
}
