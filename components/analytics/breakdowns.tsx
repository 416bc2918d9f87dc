import { categories, categoryIcon } from '@/components/alerts/appearance';
import { BarList } from '@/components/charts/bar-list';
import { NumberLink } from '@/components/charts/number-link';
import { counted, formatCount } from '@/components/ui/format';
import type { AlertCounts } from '@/lib/domain/alerts/list-schema';
import type { AlertAnalytics, AnalyticsSummary } from '@/lib/domain/analytics/schema';
import { rowsOf } from './period';
import { RateList } from './rate-list';

interface CategoryListProps {
  /** The counts of all alerts. */
  all: AlertCounts;
  open: AlertCounts;
}

export function CategoryList({ all, open }: CategoryListProps) {
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
