import { sampleOf } from '@/training/labelled-data';

export interface Row {
  measure: string;
  figure: string;
  /** Empty without a target. */
  target: string;
  /** Null without a target. */
  isMet: boolean | null;
  yardstick: string;
}

export interface Detail {
  title: string;
  lines: string[];
}

export interface Findings {
  rows: Row[];
  details: Detail[];
}

const maxItems = 20;

export const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;

export function listOf(title: string, items: readonly string[]): Detail {
  const sampled = items.length > maxItems ? `, of which ${maxItems}` : '';
  return {
    title: `${title}: ${items.length}${sampled}`,
    lines: sampleOf(items, maxItems).map((item) => `- ${item}`),
  };
}

export function markdownTable(headings: readonly string[], rows: ReadonlyArray<readonly string[]>): string[] {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [headings, headings.map(() => '---'), ...rows].map(line);
}

export function printFindings(findings: readonly Findings[]): void {
  const rows = findings.flatMap((finding) => finding.rows);
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
