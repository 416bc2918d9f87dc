import type { Figures } from './measure.ts';

export interface Row {
  operation: string;
  connections: number;
  figures: Figures;
  /** The same read through the yardstick, where there is one. */
  yardstick: Figures | null;
}

const headings = [
  'operation',
  'connections',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'yardstick requests/s',
  'ratio',
];

function cellsOf({ operation, connections, figures, yardstick }: Row): string[] {
  const { requestsPerSecond, p50, p99 } = figures;
  return [
    operation,
    String(connections),
    requestsPerSecond.toFixed(0),
    p50.toFixed(1),
    p99.toFixed(1),
    yardstick ? yardstick.requestsPerSecond.toFixed(0) : '',
    yardstick ? (requestsPerSecond / yardstick.requestsPerSecond).toFixed(2) : '',
  ];
}

/** A Markdown table, aligned so that it reads well in a terminal too. */
export function tableOf(rows: Row[]): string {
  const lines = [headings, ...rows.map(cellsOf)];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const [first = 0, ...others] = widths;
  const written = lines.map(
    ([operation = '', ...figures]) =>
      `| ${[operation.padEnd(first), ...figures.map((text, n) => text.padStart(others[n] ?? 0))].join(' | ')} |`,
  );
  const rule = `| ${['-'.repeat(first), ...others.map((width) => `${'-'.repeat(width - 1)}:`)].join(' | ')} |`;
  return [written[0], rule, ...written.slice(1)].join('\n');
}
