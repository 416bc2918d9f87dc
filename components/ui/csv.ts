export type CsvFile = { rows: string[][] } | { problem: string };

const lineAt = (source: string, place: number) => source.slice(0, place).split('\n').length;

/**
 * The rows of a CSV file (RFC 4180) with commas, semicolons or tabs, because spreadsheets use what is usual in a
 * country. An unclosed quotation mark is an error: it would make one cell of everything after it.
 */
export function readCsv(text: string): CsvFile {
  const source = text.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  let openedAt = 0;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < source.length; at += 1) {
    const char = source.charAt(at);
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (source.charAt(at + 1) === '"') cell += source.charAt((at += 1));
      else isQuoted = false;
    } else if (char === '"' && cell.trim() === '') {
      isQuoted = true;
      openedAt = at;
      cell = '';
    } else if (char === delimiter) endCell();
    else if (char === '\n') endRow();
    else cell += char;
  }
  if (isQuoted) return { problem: `The quotation mark in line ${lineAt(source, openedAt)} is not closed.` };
  if (cell !== '' || row.length > 0) endRow();
  return { rows };
}

export function delimiterOf(source: string): string {
  const head = source.slice(0, source.indexOf('\n') === -1 ? undefined : source.indexOf('\n'));
  const countOf = (delimiter: string) => head.split(delimiter).length;
  const [most = ','] = [',', ';', '\t'].sort((a, b) => countOf(b) - countOf(a));
  return most;
}

const quoted = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The rows as RFC 4180 CSV with commas, for programs: every cell as it is. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

/**
 * Where a cell would begin that a spreadsheet runs as a formula, such as `=HYPERLINK(…)`: at the start, and after a
 * semicolon, tab or line break, with which spreadsheets of some countries separate cells, even inside quotation marks.
 * Some also run the full-width signs.
 */
const formulas = /(?<=(?:^|[;\t\r\n])["\s]*)(?=[=+\-@\t\r＝＋－＠])/g;

export type SpreadsheetCell = string | number | null;

const withoutFormulas = (cell: SpreadsheetCell) =>
  typeof cell === 'string' ? cell.replace(formulas, "'") : String(cell ?? '');

/** The rows as CSV that people open in a spreadsheet. No text in it runs as a formula; numbers are unformatted. */
export const spreadsheetCsv = (rows: readonly (readonly SpreadsheetCell[])[]): string =>
  csvText(rows.map((row) => row.map(withoutFormulas)));
