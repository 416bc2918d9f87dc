'use client';

import { classNames } from '@/components/ui/class-names';
import { DateRangePicker } from '@/components/ui/date-picker';
import { formatTime } from '@/components/ui/format';
import { PageHeader } from '@/components/ui/page-header';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useHydrated } from '@/components/ui/use-hydrated';
import { LiveMark } from '@/components/live/live-mark';
import { AgePanel } from './age-panel';
import { CaseStatusList, CategoryList, DeadlineList, FalsePositives, PriorityList } from './breakdowns';
import { FigureStrip } from './figure-strip';
import { figuresOf } from './figures';
import { PendingFigure } from './pending-figure';
import { lengthOf } from './period';
import { TierPanel } from './tier-panel';
import { type Analytics, useAnalytics } from './use-analytics';
import { usePeriod } from './use-period';
import { WorkCharts } from './work-charts';

export function AnalyticsPage() {
  const { range, today, setRange } = usePeriod();
  const analytics = useAnalytics(range);
  const { summary, summaryBefore, cases, days, queue } = analytics;
  const dayCount = lengthOf(range);
  // The navigation reads the same counts, maybe before this part of the page is hydrated as the server drew it.
  const isHydrated = useHydrated();
  const failed = Object.values(analytics).find(({ isError }) => isError);
  const isOld = [summary, cases, days].some(({ isPlaceholderData }) => isPlaceholderData);
  const figures =
    summary.data &&
    cases.data &&
    figuresOf({ summary: summary.data, before: summaryBefore.data, cases: cases.data, range });

  return (
    <>
      <PageHeader
        title="Analytics"
        actions={
          <p className="flex items-center gap-3 text-xs text-muted">
            <LiveMark />
            {summary.data && `Counted ${formatTime(new Date(summary.dataUpdatedAt).toISOString())}`}
          </p>
        }
        beside={
          <>
            <DateRangePicker value={range} today={today} onChange={setRange} />
            <p className="text-xs text-muted">
              Compared with the previous {dayCount === 1 ? 'day' : `${dayCount} days`} (UTC).
            </p>
          </>
        }
      />
      <div
        aria-busy={isOld}
        className={classNames(
          '@container/page flex flex-col gap-4 p-4 transition-opacity',
          isOld && 'opacity-60',
        )}
      >
        {failed && (
          <ProblemNotice
            title="Some of the figures could not be loaded"
            problem={failed.error}
            onRetry={() => void Promise.all(Object.values(analytics).map((query) => query.refetch()))}
          />
        )}
        <FigureStrip figures={figures}>
          <PendingFigure counts={isHydrated ? queue.data : undefined} />
        </FigureStrip>
        {days.data ? <WorkCharts days={days.data.days} /> : <PanelSkeleton className="h-72" />}
        {analytics.alertAnalytics.data ? (
          <AgePanel backlog={analytics.alertAnalytics.data.backlog} />
        ) : (
          <PanelSkeleton className="h-64" />
        )}
        <Breakdowns {...analytics} />
      </div>
    </>
  );
}

function Breakdowns({ summary, alerts, openAlerts, alertAnalytics }: Analytics) {
  return (
    <div className="grid items-start gap-4 @3xl/page:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        {alertAnalytics.data ? (
          <DeadlineList analytics={alertAnalytics.data} />
        ) : (
          <PanelSkeleton className="h-65" />
        )}
        {summary.data ? (
          <TierPanel counts={summary.data.risk_tier_distribution} />
        ) : (
          <PanelSkeleton className="h-60" />
        )}
        {openAlerts.data ? <PriorityList open={openAlerts.data} /> : <PanelSkeleton className="h-65" />}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {alerts.data && openAlerts.data ? (
          <CategoryList all={alerts.data} open={openAlerts.data} />
        ) : (
          <PanelSkeleton className="h-83" />
        )}
        {summary.data ? <CaseStatusList summary={summary.data} /> : <PanelSkeleton className="h-83" />}
        {alertAnalytics.data ? (
          <FalsePositives analytics={alertAnalytics.data} />
        ) : (
          <PanelSkeleton className="h-64" />
        )}
      </div>
    </div>
  );
}

const PanelSkeleton = ({ className }: { className: string }) => (
  <div aria-busy className={classNames('rounded-lg border bg-surface p-4', className)}>
    <Skeleton className="h-4 w-32" />
    <Skeleton className="mt-4 h-[calc(100%-2rem)] w-full" />
  </div>
);
