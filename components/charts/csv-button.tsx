import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { saveFile } from '@/components/ui/save-file';
import { type ChartData, csvOf } from './chart-data';

const fileName = (title: string) => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.csv`;

/** Downloads a chart's table as a file. It is the last button in a panel's header. */
export const CsvButton = ({ title, data }: { title: string; data: ChartData }) => (
  <Button
    look="quiet"
    size="small"
    className="-mr-2"
    aria-label={`Download ${title} as CSV`}
    onClick={() => saveFile(fileName(title), csvOf(data), 'text/csv')}
  >
    <Download aria-hidden />
  </Button>
);
