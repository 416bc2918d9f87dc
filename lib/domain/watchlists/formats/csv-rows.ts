import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { malformedIn } from './malformed-list';
import { type TextEncoding, textOf } from './text';

export interface CsvRow {
  /** Last line of the row. */
  line: number;
  fields: string[];
}

/**
 * The end of OFAC's files: the DOS end-of-file mark on its own line, in some files followed by empty columns.
 */
const endMark = '\u001a';

interface CsvForm {
  /** Without it, rows may differ: the reader compares them with the header. */
  columns?: number;
  /** Required if the publisher writes it: a file without it was cut off, possibly at the end of a row. */
  endMark?: 'required';
  encoding?: TextEncoding;
}

/**
 * Throws MalformedList for an empty file, broken quoting, a wrong number of columns, and a file that ends in
 * the middle of a row or without its end mark.
 */
export async function* csvRows(path: string, form: CsvForm): AsyncGenerator<CsvRow> {
  const malformed = malformedIn(path);
  let lastCharacter = '';
  async function* source() {
    for await (const text of textOf(path, form.encoding)) {
      lastCharacter = text.at(-1) ?? lastCharacter;
      yield text;
    }
  }

  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    trim: true,
    skip_empty_lines: true,
  });
  // An error of the source destroys the parser, so the loop below throws it.
  pipeline(Readable.from(source()), parser, () => undefined);

  let rows = 0;
  let lastLine = 0;
  let ended = false;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      lastLine = info.lines;
      if (ended) throw malformed(lastLine, 'there are rows after the end-of-file mark');
      ended = record.join('') === endMark;
      if (ended) continue;
      if (form.columns !== undefined && record.length !== form.columns) {
        throw malformed(lastLine, `the row has ${record.length} columns, not ${form.columns}`);
      }
      rows += 1;
      yield { line: lastLine, fields: record.map((field) => field.trim()) };
    }
  } catch (error) {
    if (error instanceof CsvError) throw malformed(lineOf(error), reasonOf(error), error);
    throw error;
  }

  if (rows === 0) throw malformed(null, 'the file is empty');
  if (!ended && lastCharacter !== '\n' && lastCharacter !== '\r') {
    throw malformed(lastLine, 'the file ends in the middle of a row');
  }
  if (!ended && form.endMark) {
    throw malformed(
      lastLine,
      'the file is cut off: the end-of-file mark (Ctrl-Z) that its publisher writes is missing',
    );
  }
}

const quotingReasons: Partial<Record<CsvError['code'], string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed',
  INVALID_OPENING_QUOTE: 'a quote in the middle of an unquoted field',
  CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quote',
};

function reasonOf(error: CsvError): string {
  return quotingReasons[error.code] ?? error.message;
}

/** An unclosed quote swallows the rest of the file, so the error names the row that opened it. */
function lineOf({ code, lines, records, empty_lines: emptyLines }: CsvError): number | null {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return Number(records) + Number(emptyLines) + 1;
  return typeof lines === 'number' ? lines : null;
}
