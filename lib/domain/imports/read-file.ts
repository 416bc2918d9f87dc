import { pipeline, Readable } from 'node:stream';
import { setImmediate as afterEvents } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { ValidationFailed } from '@/lib/platform/errors/errors';
import { maxFileLines } from './limits';

export interface FileLine {
  /** Its number among the records of the file, with the header as 1: its row in a spreadsheet. */
  line: number;
  cells: string[];
}

export interface FileLines {
  header: string[];
  lines: FileLine[];
}

/** More than a customer with the maximum length of every field. */
const maxRecordLength = 64 * 1024;
/** At most a millisecond of work: a mebibyte at once would block others for half a second. */
const pieceLength = 2 * 1024;
/** The parser takes a third of a millisecond for a line with a different number of cells than the first. */
const linesPerPiece = 16;

const isLineEnd = (unit: number) => unit === 10 || unit === 13;
const isHighSurrogate = (unit: number) => (unit & 0xfc00) === 0xd800;

/** The end of the piece that begins at `start`, never inside a character. */
function endOfPiece(text: string, start: number): number {
  let end = start;
  let lines = 0;
  while (end < text.length && end - start < pieceLength && lines < linesPerPiece) {
    if (isLineEnd(text.charCodeAt(end))) lines += 1;
    end += 1;
  }
  return isHighSurrogate(text.charCodeAt(end - 1)) ? end + 1 : end;
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  let at = 0;
  while (at < text.length) {
    const end = endOfPiece(text, at);
    yield text.slice(at, end);
    at = end;
    await afterEvents();
  }
}

const refusal = (message: string, code: 'invalid_format' | 'too_big' | 'too_small') =>
  new ValidationFailed([{ field: '', message, code }]);

const reasons: Partial<Record<CsvError['code'], string>> = {
  CSV_QUOTE_NOT_CLOSED: 'opens a quote that is never closed',
  INVALID_OPENING_QUOTE: 'has a quote in the middle of an unquoted field',
  CSV_INVALID_CLOSING_QUOTE: 'has text behind a closing quote',
};

/** Its own message contains what it read. */
function refusalOf({ code, records }: CsvError): ValidationFailed {
  if (code === 'CSV_MAX_RECORD_SIZE')
    return refusal(`must not have a line of more than ${maxRecordLength} characters`, 'too_big');
  return refusal(`line ${Number(records) + 1} ${reasons[code] ?? 'cannot be read'}`, 'invalid_format');
}

interface ParsedRecord {
  record: string[];
  info: { records: number; empty_lines: number };
}

async function recordsOf(text: string): Promise<FileLine[]> {
  const parser = parse({
    max_record_size: maxRecordLength,
    relax_column_count: true,
    trim: true,
    skip_empty_lines: true,
    info: true,
  });
  // An error destroys the parser, so the loop below throws it.
  pipeline(Readable.from(piecesOf(text), { objectMode: false }), parser, () => undefined);
  const records: FileLine[] = [];
  for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
    records.push({ line: info.records + info.empty_lines, cells: record });
    if (records.length > maxFileLines + 1)
      throw refusal(`must not have more than ${maxFileLines} lines`, 'too_big');
  }
  return records.filter((record) => record.cells.some((cell) => cell !== ''));
}

/**
 * Yields to other work in between. Throws `ValidationFailed` (400) for a file that is not CSV, or has no or
 * too many lines.
 */
export async function readFileLines(text: string): Promise<FileLines> {
  try {
    const [header, ...lines] = await recordsOf(text);
    if (!header) throw refusal('must begin with a line that names the columns', 'too_small');
    if (lines.length === 0) throw refusal('must have a line for each customer', 'too_small');
    return { header: header.cells, lines };
  } catch (error) {
    throw error instanceof CsvError ? refusalOf(error) : error;
  }
}
