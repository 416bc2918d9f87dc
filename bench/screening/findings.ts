import { sampleOf } from '@/training/labelled-data';

/** One measure beside what it should be, and beside what another way of doing it came to in the same run. */
export interface Row {
  measure: string;
  figure: string;
  /** Empty for what has no target. */
  target: string;
  /** Null for what has no target. */
  isMet: boolean | null;
  yardstick: string;
}

/** What is behind a figure: misses, or a table of its own. */
export interface Detail {
  title: string;
  lines: string[];
}

export interface Findings {
  rows: Row[];
  details: Detail[];
}

const shown = 20;

export const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;

/** Items of a Markdown list: all of a few, and of many some that are chosen evenly. */
export function listOf(what: string, items: readonly string[]): Detail {
  const some = items.length > shown ? `, of which ${shown}` : '';
  return {
    title: `${what}: ${items.length}${some}`,
    lines: sampleOf(items, shown).map((item) => `- ${item}`),
  };
}

export function markdownTable(headings: readonly string[], rows: ReadonlyArray<readonly string[]>): string[] {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [headings, headings.map(() => '---'), ...rows].map(line);
}

export function printFindings(findings: readonly Findings[]): void {
  const rows = findings.flatMap((found) => found.rows);
  const cells = rows.map((row) => [row.measure, row.figure, row.target, verdict(row), row.yardstick]);
  print(markdownTable(['measure', 'figure', 'target', 'met?', 'yardstick in the same run'], cells));
  for (const { title, lines } of findings.flatMap(({ details }) => details)) print([title, '', ...lines]);
}

function print(lines: readonly string[]): void {
  console.log(`\n${lines.join('\n')}`);
}

function verdict({ isMet }: Row): string {
  return isMet === null ? '' : isMet ? 'yes' : '**no**';
}
