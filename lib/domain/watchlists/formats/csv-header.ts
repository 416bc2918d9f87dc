import { malformedIn } from './malformed-list';
import type { CsvRow } from './csv-rows';

/**
 * Reads rows by the names in their header, in any column order. Columns in `optional` may be missing and are
 * then empty; columns with other names are ignored. Throws MalformedList for a missing or repeated column,
 * and for a row whose number of fields differs from the header.
 */
export class CsvHeader<Column extends string> {
  private readonly positions: ReadonlyMap<Column, number>;
  private readonly malformed;

  constructor(
    path: string,
    private readonly header: CsvRow,
    columns: readonly Column[],
    optional: readonly Column[] = [],
  ) {
    this.malformed = malformedIn(path);
    const { fields, line } = header;
    const repeated = columns.find((column) => fields.indexOf(column) !== fields.lastIndexOf(column));
    if (repeated) throw this.malformed(line, `the column "${repeated}" is there twice`);
    const missing = columns.filter((column) => !optional.includes(column) && !fields.includes(column));
    if (missing.length > 0) throw this.malformed(line, `the column "${missing.join('", "')}" is missing`);
    this.positions = new Map(columns.map((column) => [column, fields.indexOf(column)]));
  }

  read({ fields, line }: CsvRow): Record<Column, string> {
    const expected = this.header.fields.length;
    if (fields.length !== expected) {
      throw this.malformed(line, `the row has ${fields.length} columns, not ${expected}`);
    }
    const values = [...this.positions].map(([column, position]) => [column, fields[position] ?? '']);
    // Object.fromEntries forgets the key type; the positions have every column.
    return Object.fromEntries(values) as Record<Column, string>;
  }
}

export function columnsIn(head: string): string[] {
  const [line = ''] = head.split(/\r?\n/, 1);
  return line.split(',').map((field) => field.trim().replace(/^"(.*)"$/, '$1'));
}
