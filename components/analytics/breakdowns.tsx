import Link from 'next/link';
import { CircleCheck, Clock, ClockAlert, TimerOff } from 'lucide-react';
import { categories, categoryIcon, duesAhead, priorities } from '@/components/alerts/appearance';
import { BarList } from '@/components/charts/bar-list';
import { numberLinkStyle } from '@/components/charts/chart-table';
import { formatCount } from '@/components/ui/format';
import type { AlertCounts } from '@/lib/domain/alerts/list-schema';
import type { AlertAnalytics, AnalyticsSummary } from '@/lib/domain/analytics/schema';
import { rowsOf } from './period';
import { RateList } from './rate-list';

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

const dueIcon = { 'Within 24 hours': ClockAlert, '1 to 7 days': Clock, 'After 7 days': CircleCheck };

/** What is late already, and what will be, unless it is resolved before. */
export function DeadlineList({ analytics }: { analytics: AlertAnalytics }) {
  const { Breached, Paused, ...ahead } = analytics.deadlines;
  const open = { status: 'Open' };
  return (
    <BarList
      title="Deadlines of open alerts"
      note={inWords(analytics.open_alerts, 'alert', 'alerts')}
      headings={['Time left', 'Alerts']}
      rows={[
        {
          label: 'Breached',
          icon: <TimerOff aria-hidden />,
          value: Breached,
          href: rowsOf('/alerts', { ...open, sla_status: 'Breached' }),
        },
        ...duesAhead.map((due) => {
          const Icon = dueIcon[due];
          const href = rowsOf('/alerts', { ...open, due });
          return { label: due, icon: <Icon aria-hidden />, value: ahead[due], href };
        }),
      ]}
    >
      <p className="text-muted">
        {inWords(ahead['Within 24 hours'] + ahead['1 to 7 days'], 'alert', 'alerts')} will be late within
        seven days unless resolved.
        {Paused > 0 && (
          <>
            {' '}
            {formatCount(Paused)} more have their clock paused, in{' '}
            <Link
              href={rowsOf('/cases', { status: 'Client Input' })}
              prefetch={false}
              className={numberLinkStyle}
            >
              cases that wait for their client
            </Link>
            .
          </>
        )}
      </p>
    </BarList>
  );
}

export function FalsePositives({ analytics }: { analytics: AlertAnalytics }) {
  const { by_list, by_model_version } = analytics.false_positives;
  return (
    <>
      <RateList
        title="False positives by list"
        heading="List"
        filter="list"
        rates={by_list.map(({ list, ...rates }) => ({ name: list, ...rates }))}
      />
      <RateList
        title="False positives by model"
        heading="Model"
        filter="model_version"
        rates={by_model_version.map(({ model_version, ...rates }) => ({ name: model_version, ...rates }))}
      />
    </>
  );
}

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
