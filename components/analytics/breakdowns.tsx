import Link from 'next/link';
import { categories, categoryIcon, priorities, slaLook, slaStatuses } from '@/components/alerts/appearance';
import { BarList } from '@/components/charts/bar-list';
import { numberLinkStyle } from '@/components/charts/chart-table';
import { formatCount } from '@/components/ui/format';
import type { AlertCounts } from '@/lib/domain/alerts/schema';
import type { AnalyticsSummary } from '@/lib/domain/analytics/schema';
import { rowsOf } from './period';

interface AlertBreakdownsProps {
  /** All alerts. */
  all: AlertCounts;
  open: AlertCounts;
}

const inWords = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export function CategoryList({ all, open }: AlertBreakdownsProps) {
  return (
    <BarList
      title="Categories"
      note={inWords(all.total, 'alert so far', 'alerts so far')}
      headings={['Category', 'Alerts', 'Open']}
      rows={categories.map((category) => {
        const Icon = categoryIcon[category];
        const count = open.category[category];
        return {
          label: category,
          icon: <Icon aria-hidden />,
          value: all.category[category],
          href: rowsOf('/alerts', { status: 'All', category }),
          aside: (
            <Link
              href={rowsOf('/alerts', { status: 'Open', category })}
              prefetch={false}
              aria-label={`${count} open, ${category}`}
              className={numberLinkStyle}
            >
              {formatCount(count)}
            </Link>
          ),
        };
      })}
    />
  );
}

export const DeadlineList = ({ open }: Pick<AlertBreakdownsProps, 'open'>) => (
  <BarList
    title="Deadlines of open alerts"
    note={inWords(open.total, 'alert', 'alerts')}
    headings={['Time left', 'Alerts']}
    rows={slaStatuses.map((status) => {
      const Icon = slaLook[status].icon;
      return {
        label: status,
        icon: <Icon aria-hidden />,
        value: open.sla_status[status],
        href: rowsOf('/alerts', { status: 'Open', sla_status: status }),
      };
    })}
  />
);

export const PriorityList = ({ open }: Pick<AlertBreakdownsProps, 'open'>) => (
  <BarList
    title="Priority of open alerts"
    note={inWords(open.total, 'alert', 'alerts')}
    headings={['Priority', 'Alerts']}
    rows={priorities.map((priority) => ({
      label: priority,
      value: open.priority[priority],
      href: rowsOf('/alerts', { status: 'Open', priority }),
    }))}
  />
);

export function CaseStatusList({ summary }: { summary: AnalyticsSummary }) {
  const counts = Object.entries(summary.cases_by_status);
  return (
    <BarList
      title="Cases by status"
      note={inWords(
        counts.reduce((sum, [, count]) => sum + count, 0),
        'case so far',
        'cases so far',
      )}
      headings={['Status', 'Cases']}
      rows={counts.map(([status, value]) => ({ label: status, value, href: rowsOf('/cases', { status }) }))}
    />
  );
}
