import { CircleCheck, Clock, ClockAlert, TimerOff } from 'lucide-react';
import { duesAhead } from '@/components/alerts/ages';
import { categories, categoryIcon, priorities } from '@/components/alerts/appearance';
import { BarList } from '@/components/charts/bar-list';
import { NumberLink } from '@/components/charts/number-link';
import { counted, formatCount } from '@/components/ui/format';
import type { AlertCounts } from '@/lib/domain/alerts/list-schema';
import type { AlertAnalytics, AnalyticsSummary } from '@/lib/domain/analytics/schema';
import { rowsOf } from './period';
import { RateList } from './rate-list';

interface AlertBreakdownsProps {
  /** All alerts. */
  all: AlertCounts;
  open: AlertCounts;
}

export function CategoryList({ all, open }: AlertBreakdownsProps) {
  return (
    <BarList
      title="Categories"
      note={
        <NumberLink href={rowsOf('/alerts', { status: 'All' })}>
          {counted(all.total, 'alert so far', 'alerts so far')}
        </NumberLink>
      }
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
            <NumberLink
              href={rowsOf('/alerts', { status: 'Open', category })}
              name={`${formatCount(count)} open, ${category}`}
            >
              {formatCount(count)}
            </NumberLink>
          ),
        };
      })}
    />
  );
}

const dueIcon = { 'Within 24 hours': ClockAlert, '1 to 7 days': Clock, 'After 7 days': CircleCheck };

/** What is late already, and what will be late unless it is resolved before. */
export function DeadlineList({ analytics }: { analytics: AlertAnalytics }) {
  const { Breached, Paused, ...ahead } = analytics.deadlines;
  const open = { status: 'Open' };
  return (
    <BarList
      title="Deadlines of open alerts"
      note={
        <NumberLink href={rowsOf('/alerts', open)}>
          {counted(analytics.open_alerts, 'alert', 'alerts')}
        </NumberLink>
      }
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
      {Paused > 0 && (
        <p className="text-muted">
          <NumberLink href={rowsOf('/alerts', { ...open, due: 'Paused' })}>
            {counted(Paused, 'more alert', 'more alerts')}
          </NumberLink>{' '}
          {Paused === 1 ? 'has its' : 'have their'} clock paused: the case waits for its client.
        </p>
      )}
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
    note={
      <NumberLink href={rowsOf('/alerts', { status: 'Open' })}>
        {counted(open.total, 'alert', 'alerts')}
      </NumberLink>
    }
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
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  return (
    <BarList
      title="Cases by status"
      note={<NumberLink href={rowsOf('/cases')}>{counted(total, 'case so far', 'cases so far')}</NumberLink>}
      headings={['Status', 'Cases']}
      rows={counts.map(([status, value]) => ({ label: status, value, href: rowsOf('/cases', { status }) }))}
    />
  );
}
