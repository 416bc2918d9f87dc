import { digestOf } from '../digest';
import { editionDate, isoOfUk } from '../edition-date';
import { checkedEntries, type EntryAt, reiterable } from '../entries';
import { columnsIn, CsvHeader } from '../csv-header';
import { csvRows } from '../csv-rows';
import type { ListSource } from '../list-source';
import { malformedIn } from '../malformed-list';
import { encodingOf } from '../text';
import { type ConListRow, conListColumns, optionalConListColumns, readGroup } from './con-list-group';

/** `Last Updated,28/01/2026`, possibly followed by empty columns. */
const firstLine = /^"?Last Updated"?:?,"?(\d{2}\/\d{2}\/\d{4})"?,*\s*$/;

export function isConListHeader(head: string): boolean {
  const [first = '', second = ''] = head.split(/\r?\n/, 2);
  return /^"?Last Updated\b/.test(first) && columnsIn(second).includes('Group ID');
}

/**
 * Opens OFSI's consolidated list of asset freeze targets, `ConList.csv`. A target has a row for each of its
 * names and addresses under one Group ID, not always consecutive, so the list is read into memory (about 20
 * MB). The version is the SHA-256 of the file, because "Last Updated" is a day. This and the entities throw
 * MalformedList.
 */
export async function parseConList(path: string): Promise<ListSource> {
  return {
    name: 'UK OFSI Consolidated List',
    version: await digestOf([path]),
    published_at: await lastUpdated(path),
    entities: reiterable(() => checkedEntries(path, readGroups(path))),
  };
}

async function rowsOf(path: string) {
  return csvRows(path, { encoding: await encodingOf(path) });
}

async function lastUpdated(path: string): Promise<string> {
  for await (const { line, fields } of await rowsOf(path)) {
    const text = firstLine.exec(fields.join(','))?.[1];
    if (!text) throw malformedIn(path)(line, 'the first line is not "Last Updated" and a date');
    return editionDate(path, { of: '"Last Updated"', text, iso: isoOfUk(text), line });
  }
  throw malformedIn(path)(null, 'the list has no entries');
}

async function* readGroups(path: string): AsyncGenerator<EntryAt> {
  const malformed = malformedIn(path);
  const groups = new Map<string, { line: number; rows: ConListRow[] }>();
  let header: CsvHeader<keyof ConListRow> | null = null;
  let isFirst = true;
  for await (const row of await rowsOf(path)) {
    if (isFirst) isFirst = false;
    else if (!header) header = new CsvHeader(path, row, conListColumns, optionalConListColumns);
    else addTo(groups, header.read(row), row.line, malformed);
  }
  for (const { line, rows } of groups.values()) yield { entry: readGroup(rows), line };
}

function addTo(
  groups: Map<string, { line: number; rows: ConListRow[] }>,
  row: ConListRow,
  line: number,
  malformed: ReturnType<typeof malformedIn>,
): void {
  const id = row['Group ID'];
  if (!/^\d+$/.test(id)) throw malformed(line, `"${id}" is not a Group ID`);
  const group = groups.get(id) ?? { line, rows: [] };
  group.rows.push(row);
  groups.set(id, group);
}
