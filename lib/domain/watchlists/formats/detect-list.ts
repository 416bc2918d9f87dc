import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { euList } from './eu/list';
import type { ListSource } from './list-source';
import type { OfacList } from './ofac/categories';
import { findOfacFiles, ofacFileNames, ofacListOf } from './ofac/files';
import { parseOfac } from './ofac/list';
import { ofacAdvancedRoot, parseOfacAdvanced } from './ofac-advanced/list';
import { openSanctionsColumns, parseOpenSanctionsCsv } from './opensanctions/csv';
import { parseOpenSanctionsJson } from './opensanctions/json';
import { ukList } from './uk/list';
import { unList } from './un/list';
import { parseXmlList } from './xml-list';

export class UnknownList extends Error {
  constructor(
    readonly path: string,
    reason: string,
  ) {
    super(`${path}: ${reason}`);
    this.name = 'UnknownList';
  }
}

export interface DetectedList {
  /** Equal for two files of one list. */
  key: string;
  /** OFAC's advanced xml may contain two lists. */
  parse(): Promise<ListSource | ListSource[]>;
}

/** OFAC's csv is detected by the file's name, others by how the file begins. Throws UnknownList. */
export async function detectList(path: string): Promise<DetectedList> {
  const ofac = ofacListOf(path);
  if (ofac) return detectOfac(dirname(path), ofac);
  const head = await headOf(path);
  const format = formats.find(({ matches }) => matches(head));
  if (format) return { key: path, parse: () => format.parse(path) };
  throw new UnknownList(path, 'not a known list (OFAC csv or advanced xml; UN, EU or UK xml; OpenSanctions)');
}

async function detectOfac(folder: string, list: OfacList): Promise<DetectedList> {
  const { primary, ...others } = await findOfacFiles(folder, list);
  if (!primary) {
    const { primary: name } = ofacFileNames[list];
    throw new UnknownList(folder, `${name} is missing, which the other files of ${list} need`);
  }
  return { key: primary, parse: () => parseOfac({ primary, ...others }, list) };
}

interface Format {
  matches(head: string): boolean;
  parse(path: string): ReturnType<DetectedList['parse']>;
}

const formats: readonly Format[] = [
  { matches: (head) => rootOf(head) === ofacAdvancedRoot, parse: parseOfacAdvanced },
  ...[unList, euList, ukList].map((list) => ({
    matches: (head: string) => rootOf(head) === list.root,
    parse: (path: string) => parseXmlList(path, list),
  })),
  {
    matches: (head) => head.replaceAll('"', '').startsWith(openSanctionsColumns.slice(0, 4).join()),
    parse: parseOpenSanctionsCsv,
  },
  {
    matches: (head) => /^\s*\{"/.test(head) && /^[^\n]*"schema":\s*"/.test(head.trimStart()),
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
