import { maxEntriesPerRequest, NewWatchlistEntry } from '@/lib/domain/watchlists/schema';
import { plainIssues } from '@/lib/platform/errors/plain-issues';
import { readCsv } from '@/components/ui/csv';
import { columnNamed, type EntryFields, entryColumns, isEntryColumn } from './entry-columns';

export interface Fault {
  field: string;
  message: string;
}

/** A line of a file, with its entry or what is wrong with it. */
export interface EntryLine {
  /** The line number in a spreadsheet, where the heading is line 1. */
  line: number;
  fields: EntryFields;
  entry: NewWatchlistEntry | null;
  faults: readonly Fault[];
}

const several = (text: string | undefined) =>
  (text ?? '')
    .split(/[;|\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

const upper = (text: string | undefined) => text?.toUpperCase() || undefined;

/** The entry in the given text fields, without empty ones. */
export function entryOf(fields: EntryFields): unknown {
  const { identifier_type: type, identifier: value } = fields;
  const aliases = several(fields.aliases);
  const entry = {
    name: fields.name,
    aliases: aliases.length > 0 ? aliases : undefined,
    entity_type: fields.entity_type?.toLowerCase() || undefined,
    date_of_birth: fields.date_of_birth || undefined,
    nationality: upper(fields.nationality),
    country: upper(fields.country),
    identifiers: type || value ? [{ type: type ?? '', value: value ?? '' }] : undefined,
    remarks: fields.remarks || undefined,
    list_entry_id: fields.list_entry_id || undefined,
  };
  return Object.fromEntries(Object.entries(entry).filter(([, each]) => each !== undefined));
}

const messageOf = (message: string, input: unknown) => (input ? message : 'is required');

/** Validates with the API's schema, so that the preview agrees with the server. */
export function judgeFields(fields: EntryFields): Pick<EntryLine, 'entry' | 'faults'> {
  const judged = NewWatchlistEntry.safeParse(entryOf(fields), { error: plainIssues });
  if (judged.success) return { entry: judged.data, faults: [] };
  const faults = judged.error.issues.map(({ path, message }) => {
    const field = path[0] === 'identifiers' ? 'identifier' : String(path[0] ?? 'name');
    return { field, message: messageOf(message, fields[field as keyof EntryFields]) }; // one of the fields of entryOf
  });
  return { entry: null, faults: firstOfEach(faults) };
}

/** The first fault of each field. */
const firstOfEach = (faults: readonly Fault[]): Fault[] =>
  faults.filter(({ field }, index) => faults.findIndex((each) => each.field === field) === index);

export type ReadFile = { problem: string } | { lines: EntryLine[]; unknownColumns: string[] };

/** The validated lines of a file, or why it cannot be read. Only the column `name` is required. */
export function readEntryFile(text: string): ReadFile {
  const file = readCsv(text);
  if ('problem' in file) return file;
  const [heading = [], ...rows] = file.rows;
  const names = heading.map(columnNamed);
  if (!names.includes('name')) {
    return {
      problem: `The first line must name the columns, including “name”: ${entryColumns.join(', ')}.`,
    };
  }
  const filled = rows
    .map((cells, index) => ({ cells, line: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) return { problem: 'The file has no lines after the header.' };
  if (filled.length > maxEntriesPerRequest) {
    return {
      problem: `The file has ${filled.length} lines. At most ${maxEntriesPerRequest} can be added at once: split it.`,
    };
  }
  const lines = filled.map(({ cells, line }) => {
    const fields: EntryFields = Object.fromEntries(
      names.map((name, index) => [name, cells[index] ?? '']).filter(([name]) => isEntryColumn(name ?? '')),
    );
    return { line, fields, ...judgeFields(fields) };
  });
  return {
    lines: refuseRepeatedIds(lines),
    unknownColumns: names.filter((name) => name && !isEntryColumn(name)),
  };
}

function refuseRepeatedIds(lines: readonly EntryLine[]): EntryLine[] {
  const seen = new Set<string>();
  return lines.map((each) => {
    const id = each.entry?.list_entry_id;
    if (id === undefined) return each;
    if (!seen.has(id)) {
      seen.add(id);
      return each;
    }
    return {
      ...each,
      entry: null,
      faults: [{ field: 'list_entry_id', message: 'is the id of another line' }],
    };
  });
}

/** Adds what the server has refused to the lines that were sent: its field paths start with their index. */
export function withRefusals(
  lines: readonly EntryLine[],
  details: readonly { field: string; message: string }[],
): EntryLine[] {
  const sent = lines.filter(({ entry }) => entry !== null);
  const faultsOf = new Map<number, Fault[]>();
  for (const { field, message } of details) {
    const [place = '', ...path] = field.split('.');
    const line = sent[Number(place)]?.line;
    if (line === undefined || !/^\d+$/.test(place)) continue;
    faultsOf.set(line, [...(faultsOf.get(line) ?? []), { field: path[0] ?? 'name', message }]);
  }
  return lines.map((each) => {
    const faults = faultsOf.get(each.line);
    return faults ? { ...each, entry: null, faults } : each;
  });
}

/** Names a field of a refusal by the entry that was sent: "Ann Ash, list_entry_id" for `0.list_entry_id`. */
export const fieldOfSent =
  (sent: readonly { name: string }[]) =>
  (field: string): string => {
    const [place = '', ...path] = field.split('.');
    const entry = /^\d+$/.test(place) ? sent[Number(place)] : undefined;
    return entry ? [entry.name, ...path.slice(0, 1)].join(', ') : field;
  };
