import { open, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { malformedIn } from './malformed-list';
import { holdWhole } from './entries';
import { euList } from './eu/list';
import { parseOfac, type OfacFiles, type OfacList } from './ofac/list';
import { ofacAdvancedRoot, parseOfacAdvanced } from './ofac-advanced/list';
import { openSanctionsColumns, parseOpenSanctionsCsv } from './opensanctions/csv';
import { parseOpenSanctionsJson } from './opensanctions/json';
import { ukList } from './uk/list';
import { unList } from './un/list';
import { parseXmlList } from './xml-list';
import type { ListSource, ParsedList } from '../schema';

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

/** A list that was found, and how to read it: OFAC's advanced xml may hold two. `key` is the same for two paths of one. */
interface FoundList {
  key: string;
  parse(): Promise<ListSource | ListSource[]>;
}

/**
 * The lists of some files or folders, as the setting PROBITY_WATCHLIST_FILES names them: OFAC's csv files that lie
 * together are one list, whichever of them is named; every other file is known by how it begins. A folder is not
 * searched below its first level, and what it holds beside csv, xml and ftm.json is not looked at.
 *
 * Throws UnknownList for a path with no known list, and MalformedList for a list that two files hold: the second
 * would put the first out of force. The entities of a list throw MalformedList as they are gone through.
 */
export async function findLists(paths: readonly string[]): Promise<ListSource[]> {
  const found = new Map<string, FoundList>();
  for (const path of paths) {
    for (const list of await listsAt(path)) found.set(list.key, list);
  }
  const sources = new Map<string, ListSource>();
  for (const { key, parse } of found.values()) {
    for (const source of [await parse()].flat()) {
      if (sources.has(source.name)) {
        throw malformedIn(key)(null, `another file holds ${source.name} already`);
      }
      sources.set(source.name, source);
    }
  }
  return [...sources.values()];
}

/** The same, held whole. Errors as `findLists`, and MalformedList for what any of them holds. */
export async function parseLists(paths: readonly string[]): Promise<ParsedList[]> {
  return Promise.all((await findLists(paths)).map(holdWhole));
}

async function listsAt(path: string): Promise<FoundList[]> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new UnknownList(path, 'there is no such file or folder');
  return found.isDirectory() ? listsInFolder(path) : [await listOfFile(path)];
}

async function listsInFolder(folder: string): Promise<FoundList[]> {
  const names = (await readdir(folder)).filter((name) => /\.(?:csv|xml|ftm\.json)$/i.test(name)).sort();
  if (names.length === 0) throw new UnknownList(folder, 'the folder holds no csv, xml or ftm.json file');
  const lists: FoundList[] = [];
  for (const name of names) lists.push(await listOfFile(join(folder, name)));
  return lists;
}

async function listOfFile(path: string): Promise<FoundList> {
  const ofac = ofacListOf(path);
  if (ofac) return ofacList(dirname(path), ofac);
  const head = await headOf(path);
  const form = forms.find(({ begins }) => begins(head));
  if (form) return { key: path, parse: () => form.parse(path) };
  throw new UnknownList(
    path,
    'this is no list that is known (OFAC csv or advanced xml; UN, EU or UK xml; OpenSanctions)',
  );
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

/** Lists that are one file, known by how it begins. */
const forms: { begins(head: string): boolean; parse: (path: string) => ReturnType<FoundList['parse']> }[] = [
  { begins: (head) => rootOf(head) === ofacAdvancedRoot, parse: parseOfacAdvanced },
  ...[unList, euList, ukList].map((list) => ({
    begins: (head: string) => rootOf(head) === list.root,
    parse: (path: string) => parseXmlList(path, list),
  })),
  {
    begins: (head) => head.replaceAll('"', '').startsWith(openSanctionsColumns.slice(0, 4).join()),
    parse: parseOpenSanctionsCsv,
  },
  {
    begins: (head) => /^\s*\{"/.test(head) && /^[^\n]*"schema":\s*"/.test(head.trimStart()),
    parse: parseOpenSanctionsJson,
  },
];

function rootOf(head: string): string | undefined {
  return /<([A-Za-z_][\w.-]*)/.exec(head.replace(/<!--[^]*?-->/g, ''))?.[1];
}

/** Enough for the root element, the header, or the id, caption and schema before an entity's properties. */
const headBytes = 4096;

async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.toString('utf8', 0, bytesRead).replace(/^\uFEFF/, '');
  } finally {
    await file.close();
  }
}
