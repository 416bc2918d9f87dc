import { saveFile } from '@/components/ui/save-file';
import { type ChartData, csvOf } from './chart-data';

/** Saves the chart's table as a file. */
export const downloadCsv = (title: string, data: ChartData): void =>
  saveFile(`${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.csv`, csvOf(data), 'text/csv');
