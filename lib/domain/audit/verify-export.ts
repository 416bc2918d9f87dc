import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { type Checkpoint, emptyHash, parseCheckpoint } from './checkpoint';
import { type ExportEnd, ExportRange, isEndSignedBy, parseExportEnd } from './export-end';
import { hashOfRecord, parseRecordLine, type RecordLine } from './record-line';

/** Its end signs what the header states, which that of format 1 did not. */
export const exportFormat = 'probity audit log 2';

/** The first line of an export. */
const ExportHeader = ExportRange.extend({ format: z.literal(exportFormat) });
export type ExportHeader = z.infer<typeof ExportHeader>;

/** Also of an earlier format, which is refused by name. */
const AnyHeader = z.looseObject({ format: z.string().startsWith('probity audit log '), project: z.string() });

export interface ExportVerification {
  valid: boolean;
  project: string | null;
  /** The period that was signed; null without one. */
  from: string | null;
  to: string | null;
  /** The log was complete up to this time. Null if the export is not valid. */
  as_of: string | null;
  records: number;
  first_sequence: number | null;
  last_sequence: number | null;
  first_bad_sequence: number | null;
  problem: string | null;
  /** Compared: inside the export. Later: after its end. */
  checkpoints: { compared: number; later: number };
}

/** `[project, sequence, …]`, in the order of `audit_payload()`. */
function numbersOf(record: string): unknown[] {
  try {
    return (JSON.parse(record) as unknown[]).slice(0, 2); // the pattern begins with a bracket
  } catch {
    return [];
  }
}

function parsedAs<Header>(schema: z.ZodType<Header>, line: string): Header | null {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

class BadExport extends Error {}

/** No record is bad, but the checkpoints show nothing about them. */
class NothingCompared extends BadExport {}

const faultOfEnd = (line: string): string =>
  parseCheckpoint(line)
    ? 'A checkpoint does not end an export: records after it may be missing.'
    : 'The line is not a record.';

const faultOfHeader = (line: string): string => {
  const { format } = parsedAs(AnyHeader, line) ?? {};
  return format === undefined || format === exportFormat
    ? 'The first line is not the header of an export.'
    : `The export has the format “${format}”, whose header is not signed. Export the log again.`;
};

const isOfHeader = (end: ExportEnd, header: ExportHeader | null): boolean =>
  header !== null &&
  (['project', 'from', 'to', 'first_sequence'] as const).every((field) => end[field] === header[field]);

/** Reads an export line by line and checks it against the chain. */
class ExportReader {
  header: ExportHeader | null = null;
  records = 0;
  compared = 0;
  #projectId: unknown;
  #hash: string | null = null;
  #end: ExportEnd | null = null;
  readonly #bySequence: Map<number, Checkpoint[]>;

  constructor(
    private readonly key: KeyObject,
    private readonly checkpoints: readonly Checkpoint[],
  ) {
    this.#bySequence = Map.groupBy(checkpoints, ({ sequence }) => sequence);
  }

  /** Sequence of the next record. */
  get next(): number {
    return (this.header?.first_sequence ?? 1) + this.records;
  }

  /** @throws BadExport */
  read(line: string): void {
    if (!this.header) return this.#readHeader(line);
    if (this.#end) throw new BadExport('There is a line after the signed end.');
    const recordLine = parseRecordLine(line);
    if (recordLine) this.#readRecord(recordLine);
    else this.#readEnd(line);
  }

  #readHeader(line: string): void {
    this.header = parsedAs(ExportHeader, line);
    if (!this.header) throw new BadExport(faultOfHeader(line));
    const { from, first_sequence } = this.header;
    if (from === null && first_sequence > 1)
      throw new BadExport(`The log begins with record 1, and the export with record ${first_sequence}.`);
    if (first_sequence === 1) this.#hash = emptyHash;
  }

  #readRecord({ record, previousHash, hash }: RecordLine): void {
    const [projectId, sequence] = numbersOf(record);
    if (sequence !== this.next) throw new BadExport(`Record ${this.next} is missing or out of order.`);
    if ((this.#projectId ??= projectId) !== projectId)
      throw new BadExport('The record belongs to another project.');
    if (hashOfRecord({ record, previousHash }) !== hash)
      throw new BadExport('The hash does not match the record.');
    if ((this.#hash ?? previousHash) !== previousHash) {
      throw new BadExport('The previous hash does not match the record before it.');
    }
    for (const known of this.#bySequence.get(sequence) ?? []) this.#compare(known, hash);
    this.#hash = hash;
    this.records += 1;
  }

  #compare(known: Checkpoint, hash: string): void {
    if (known.hash !== hash)
      throw new BadExport(`The record does not match the checkpoint of ${known.time}.`);
    this.compared += 1;
  }

  #readEnd(line: string): void {
    const end = parseExportEnd(line);
    if (!end) throw new BadExport(faultOfEnd(line));
    if (!isEndSignedBy(this.key, end))
      throw new BadExport('The signature at the end was not made with this key.');
    if (!isOfHeader(end, this.header)) throw new BadExport('The header is not the one that was signed.');
    if (end.sequence !== this.next - 1 || end.hash !== (this.#hash ?? end.hash)) {
      throw new BadExport('The signed end does not match the records.');
    }
    this.#end = end;
  }

  /** @throws BadExport. Returns the time of the signed end, and the number of checkpoints after it. */
  finish(): { as_of: string; later: number } {
    const end = this.#end;
    if (!end) throw new BadExport('The signed end is missing.');
    const later = this.checkpoints.filter(({ sequence }) => sequence >= this.next);
    const missing = later.find(({ time }) => Date.parse(time) <= Date.parse(end.time));
    if (missing)
      throw new BadExport(`Record ${missing.sequence} of the checkpoint of ${missing.time} is missing.`);
    if (this.checkpoints.length > 0 && this.compared === 0)
      throw new NothingCompared('No checkpoint is of a record in the export: nothing was compared.');
    return { as_of: end.time, later: later.length };
  }
}

/**
 * Recalculates every hash of an export and compares it with the project's checkpoints, without a database
 * (docs/adr/0042). Stops at the first problem. Not valid if there are checkpoints and none can be compared.
 */
export async function verifyExport(
  lines: AsyncIterable<string>,
  key: KeyObject,
  checkpoints: readonly Checkpoint[] = [],
): Promise<ExportVerification> {
  const reader = new ExportReader(key, checkpoints);
  let ended: { as_of: string | null; later: number } = { as_of: null, later: 0 };
  let fault: BadExport | null = null;
  try {
    for await (const line of lines) reader.read(line);
    ended = reader.finish();
  } catch (error) {
    if (!(error instanceof BadExport)) throw error;
    fault = error;
  }
  return {
    valid: fault === null,
    project: reader.header?.project ?? null,
    from: reader.header?.from ?? null,
    to: reader.header?.to ?? null,
    as_of: ended.as_of,
    records: reader.records,
    first_sequence: reader.header?.first_sequence ?? null,
    last_sequence: reader.records > 0 ? reader.next - 1 : null,
    first_bad_sequence: fault === null || fault instanceof NothingCompared ? null : reader.next,
    problem: fault?.message ?? null,
    checkpoints: { compared: reader.compared, later: ended.later },
  };
}

/** @returns null if the file is not an export */
export async function projectOfExport(lines: AsyncIterable<string>): Promise<string | null> {
  for await (const line of lines) return parsedAs(AnyHeader, line)?.project ?? null;
  return null;
}
