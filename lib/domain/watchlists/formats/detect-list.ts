import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { euList } from './eu/list';
import type { ListSource } from './list-source';
import type { OfacList } from './ofac/categories';
import { findOfacFiles, ofacFileNames, ofacListOf } from './ofac/files';
import { parseOfac } from './ofac/list';
import { parseSdnXml, sdnXmlRoot } from './ofac/sdn-xml';
import { ofacAdvancedRoot, parseOfacAdvanced } from './ofac-advanced/list';
import { isOpenSanctionsHeader, parseOpenSanctionsCsv } from './opensanctions/csv';
import { parseOpenSanctionsJson } from './opensanctions/json';
import { isConListHeader, parseConList } from './uk/con-list';
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
  /** Equal for two files of the same list. */
  key: string;
  /** Detects the list of the file from its content. Throws MalformedList if that is not certain. */
  parse(): Promise<ListSource>;
}

/**
 * A file is recognised by its beginning; OFAC's csv files, which have no header, by their names. Throws
 * UnknownList.
 */
export async function detectList(path: string): Promise<DetectedList> {
  const bytes = await headOf(path);
  const head = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const other = otherFiles.find(({ matches }) => matches(bytes, head));
  if (other) throw new UnknownList(path, other.reason);
  const format = formats.find(({ matches }) => matches(head));
  if (format) return { key: path, parse: () => format.parse(path) };
  const ofac = ofacListOf(path);
  // OFAC's csv has no header: each row begins with an entry's number.
  if (ofac && /^\s*\S{1,20},/.test(head)) return detectOfac(dirname(path), ofac);
  throw new UnknownList(
    path,
    'not a known list (OFAC csv or xml; UN, EU or UK xml; UK ConList.csv; OpenSanctions json or csv)',
  );
}

/** Files often found instead of a list. */
const otherFiles: readonly { matches(bytes: Buffer, head: string): boolean; reason: string }[] = [
  { matches: (bytes) => bytes.length === 0, reason: 'the file is empty' },
  {
    matches: (bytes) => bytes.toString('hex', 0, 2) === '1f8b',
    reason: 'the file is compressed: unpack it with gunzip first',
  },
  {
    matches: (bytes) => bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004',
    reason: 'the file is a zip archive: unpack it first',
  },
  {
    matches: (bytes) => ['fffe', 'feff'].includes(bytes.toString('hex', 0, 2)),
    reason: 'the file is UTF-16 text: publishers write UTF-8',
  },
  {
    matches: (_, head) => /^\s*(?:<!--[^]*?-->\s*)*<(?:!doctype\s+html|html)\b/i.test(head),
    reason: 'the file is an HTML page, not a list: the download may have failed',
  },
  {
    matches: (_, head) => /^\s*\{\s*"op"\s*:/.test(head),
    reason: 'the file is a delta: apply it to the list in force with "delta LIST FILE"',
  },
];

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
  { matches: (head) => rootOf(head) === sdnXmlRoot, parse: parseSdnXml },
  ...[unList, euList, ukList].map((list) => ({
    matches: (head: string) => rootOf(head) === list.root,
    parse: (path: string) => parseXmlList(path, list),
  })),
  { matches: isConListHeader, parse: parseConList },
  { matches: isOpenSanctionsHeader, parse: parseOpenSanctionsCsv },
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

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
