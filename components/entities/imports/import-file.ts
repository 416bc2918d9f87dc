import { csvText, delimiterOf, readCsv } from '@/components/ui/csv';
import { formatCount } from '@/components/ui/format';
import { maxFileBytes, maxFileLines } from '@/lib/domain/imports/limits';

const shownLines = 5;

export interface CustomerFile {
  /** The text as sent: separated by commas, even if the file has semicolons. */
  text: string;
  header: readonly string[];
  /** The first lines. */
  preview: readonly (readonly string[])[];
  lines: number;
}

export type ReadFile = { problem: string } | { file: CustomerFile };

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell !== '');

/** Problems for which the server would refuse the whole file. The server checks the single lines. */
function problemOf(header: readonly string[], lines: number): string | null {
  if (!header.includes('type')) return 'The first line must name the columns, including “type”.';
  if (!header.includes('last_name') && !header.includes('company_name')) {
    return 'A column must be called “last_name” or “company_name”.';
  }
  if (lines === 0) return 'The file has no lines after the header.';
  if (lines > maxFileLines) {
    return `The file has ${formatCount(lines)} lines. At most ${formatCount(maxFileLines)} can be imported at once: split it.`;
  }
  return null;
}

/** The preview of a customer file, or why it cannot be imported. */
export function readCustomerFile(text: string): ReadFile {
  const source = text.replace(/^\uFEFF/, '');
  const read = readCsv(source);
  if ('problem' in read) return read;
  const { rows } = read;
  const [header = [], ...others] = rows;
  const filled = others.filter(isFilled);
  const problem = problemOf(header, filled.length);
  if (problem) return { problem };
  const sent = delimiterOf(source) === ',' ? source : csvText(rows);
  if (new Blob([sent]).size > maxFileBytes) return { problem: 'The file is larger than 1 MB: split it.' };
  return { file: { text: sent, header, preview: filled.slice(0, shownLines), lines: filled.length } };
}
