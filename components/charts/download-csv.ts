import { type ChartData, csvOf } from './chart-data';

/** Saves the chart's table as a file, from the browser. Spreadsheets take it for UTF-8 by its first character. */
export function downloadCsv(title: string, data: ChartData): void {
  const address = URL.createObjectURL(new Blob([`\uFEFF${csvOf(data)}`], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
