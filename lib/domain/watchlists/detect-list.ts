import { open, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ParsedList } from './schema';
import { parseOfac, type OfacFiles, type OfacList } from './parse-ofac';
import { parseUn, unRootElement } from './parse-un';

/** A path that is set as a watchlist and holds none that is known. */
export class UnknownList extends Error {
  constructor(
    readonly path: string,
    reason: string,
  ) {
    super(`${path}: ${reason}`);
    this.name = 'UnknownList';
  }
}

const ofacFileNames: Record<OfacList, Required<OfacFiles>> = {
  'OFAC SDN': { primary: 'sdn.csv', aliases: 'alt.csv', addresses: 'add.csv' },
  'OFAC Consolidated': { primary: 'cons_prim.csv', aliases: 'cons_alt.csv', addresses: 'cons_add.csv' },
};

/** A list that was found, and how to read it. `key` is the same for two paths of one list. */
interface FoundList {
  key: string;
  parse(): Promise<ParsedList>;
}

/**
 * The lists of some files or folders, as the setting PROBITY_WATCHLIST_FILES names them: OFAC's csv files that lie
 * together are one list, whichever of them is named, and the UN's xml is known by its root element. A folder is not
 * searched below its first level, and what it holds beside csv and xml is not looked at.
 *
 * Throws UnknownList for a path with no known list, and MalformedList.
 */
export async function parseLists(paths: readonly string[]): Promise<ParsedList[]> {
  const found = new Map<string, FoundList>();
  for (const path of paths) {
    for (const list of await listsAt(path)) found.set(list.key, list);
  }
  const parsed: ParsedList[] = [];
  for (const list of found.values()) parsed.push(await list.parse());
  return parsed;
}

/** The one list that a file, or one of the files of an OFAC list, belongs to. Errors as `parseLists`. */
export async function parseListFile(path: string): Promise<ParsedList> {
  return (await listOfFile(path)).parse();
}

async function listsAt(path: string): Promise<FoundList[]> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new UnknownList(path, 'there is no such file or folder');
  return found.isDirectory() ? listsInFolder(path) : [await listOfFile(path)];
}

async function listsInFolder(folder: string): Promise<FoundList[]> {
  const names = (await readdir(folder)).filter((name) => /\.(?:csv|xml)$/i.test(name)).sort();
  if (names.length === 0) throw new UnknownList(folder, 'the folder holds no csv or xml file');
  const lists: FoundList[] = [];
  for (const name of names) lists.push(await listOfFile(join(folder, name)));
  return lists;
}

async function listOfFile(path: string): Promise<FoundList> {
  const ofac = ofacListOf(path);
  if (ofac) return ofacList(dirname(path), ofac);
  if (await hasUnRoot(path)) return { key: path, parse: () => parseUn(path) };
  throw new UnknownList(path, 'this is no list that is known (OFAC csv, UN consolidated xml)');
}

function ofacListOf(path: string): OfacList | undefined {
  const name = basename(path).toLowerCase();
  // Object.keys forgets the key type of a record.
  const lists = Object.keys(ofacFileNames) as OfacList[];
  return lists.find((list) => Object.values(ofacFileNames[list]).includes(name));
}

async function ofacList(folder: string, list: OfacList): Promise<FoundList> {
  const present = new Map((await readdir(folder)).map((name) => [name.toLowerCase(), join(folder, name)]));
  const { primary, aliases, addresses } = ofacFileNames[list];
  const primaryPath = present.get(primary);
  if (!primaryPath)
    throw new UnknownList(folder, `${primary} is missing, which the other files of ${list} need`);
  const files = { primary: primaryPath, aliases: present.get(aliases), addresses: present.get(addresses) };
  return { key: primaryPath, parse: () => parseOfac(files, list) };
}

async function hasUnRoot(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    const head = buffer.toString('utf8', 0, bytesRead).replace(/<!--[^]*?-->/g, '');
    return /<([A-Za-z_][\w.-]*)/.exec(head)?.[1] === unRootElement;
  } finally {
    await file.close();
  }
}
