import { BarList } from '@/components/charts/bar-list';
import { ShareBar } from '@/components/charts/share-bar';
import { TimeChart } from '@/components/charts/time-chart';

export const BarListSpecimen = () => (
  <BarList
    title="Age of the backlog"
    note="26 alerts"
    headings={['Age', 'Alerts', 'Overdue']}
    rows={[
      { label: 'Under 1 day', value: 14, href: '#bar-list', aside: 0 },
      { label: '1 to 3 days', value: 11, href: '#bar-list', aside: 0 },
      { label: 'Over 14 days', value: 1, href: '#bar-list', aside: 1 },
    ]}
  />
);

export const ShareBarSpecimen = () => (
  <ShareBar
    shares={[
      { label: 'High', value: 9, step: 1 },
      { label: 'Medium', value: 27, step: 2 },
      { label: 'Low', value: 48, step: 3 },
    ]}
  />
);

const days = [20, 4, 2, 24, 25, 24, 23];

export const TimeChartSpecimen = () => (
  <TimeChart
    title="Throughput"
    note="Alerts a day"
    data={{
      heading: 'Day',
      series: [
        { key: 'resolved', name: 'Resolved', mark: 'bar', step: 2 },
        { key: 'opened', name: 'Opened', mark: 'line', step: 'ink' },
      ],
      points: days.map((resolved, day) => ({
        label: `${16 + day} Nov`,
        values: { resolved, opened: resolved - 3 + (day % 3) * 3 },
        isShaded: day === 1 || day === 2,
      })),
    }}
  />
);
