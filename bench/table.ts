import { markdownTable } from 'markdown-table';
import type { Figures } from './measure.ts';

export interface Row {
  operation: string;
  connections: number;
  figures: Figures;
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

export function tableOf(rows: Row[]): string {
  const [, ...figures] = headings;
  return markdownTable([headings, ...rows.map(cellsOf)], { align: ['l', ...figures.map(() => 'r')] });
}
