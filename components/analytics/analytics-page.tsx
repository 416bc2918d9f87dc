'use client';

import { DateRangePicker } from '@/components/ui/date-picker';
import { type DateRange, rangeLabel } from '@/components/ui/date-range';
import { ClockTime } from '@/components/ui/clock-time';
import { PageHeader } from '@/components/ui/page-header';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useHydrated } from '@/components/ui/use-hydrated';
import { LiveMark } from '@/components/live/live-mark';
import { AgePanel } from './age-panel';
import { CaseStatusList, CategoryList, FalsePositives } from './breakdowns';
import { FigureGroup } from './figure-group';
import { FigureStrip } from './figure-strip';
import { figuresNow, figuresOf } from './figures';
import { ForecastPanel } from './forecast-panel';
import { TableSkeleton, TextSkeleton } from './panel-skeletons';
import { PendingFigure } from './pending-figure';
import { lengthOf } from './period';
import { TierPanel } from './tier-panel';
import { type Analytics, useAnalytics } from './use-analytics';
import { usePeriod } from './use-period';
import { WorkCharts, WorkChartsSkeleton } from './work-charts';

export function AnalyticsPage() {
  const { range, today, setRange } = usePeriod();
  const analytics = useAnalytics(range, today);
  const { summary } = analytics;
  const failed = Object.values(analytics).find(({ isError }) => isError);

  return (
    <>
      <PageHeader
        title="Analytics"
        actions={
          <p className="flex items-center gap-3 text-xs text-muted">
            <LiveMark />
            {/* In its place from the start, because in a narrow header the next line gives way to it. */}
            <span className={summary.data ? undefined : 'invisible'}>
              Counted{' '}
              {summary.data ? <ClockTime at={new Date(summary.dataUpdatedAt).toISOString()} /> : '00:00'}
            </span>
          </p>
        }
        beside={<DateRangePicker value={range} today={today} onChange={setRange} />}
      />
      <div className="@container/page flex flex-col gap-6 p-(--page-gutter)">
        {failed && (
          <ProblemNotice
            title="Some of the figures could not be loaded"
            problem={failed.error}
            onRetry={() => void Promise.all(Object.values(analytics).map((query) => query.refetch()))}
          />
        )}
        <OfPeriod {...analytics} range={range} />
        <Now {...analytics} />
        <AllTime {...analytics} />
      </div>
    </>
  );
}

function OfPeriod(props: Analytics & { range: DateRange }) {
  const { summary, summaryBefore, cases, casesBefore, days, range } = props;
  const figures =
    summary.data &&
    cases.data &&
    figuresOf({
      summary: summary.data,
      before: summaryBefore.data,
      cases: cases.data,
      casesBefore: casesBefore.data,
      range,
    });
  const dayCount = lengthOf(range);
  return (
    <FigureGroup
      title={rangeLabel(range)}
      note={`The chosen period, compared with the previous ${dayCount === 1 ? 'day' : `${dayCount} days`} (UTC)`}
      isOld={[summary, cases, days].some(({ isPlaceholderData }) => isPlaceholderData)}
    >
      <FigureStrip label="Figures of the period" figures={figures} cells={6} />
      {days.data ? <WorkCharts days={days.data.days} /> : <WorkChartsSkeleton range={range} />}
    </FigureGroup>
  );
}

function Now({ summary, queue, alertAnalytics, lastWeeks }: Analytics) {
  // The navigation may have loaded the same counts before this part of the page is hydrated, which must match the
  // server's HTML.
  const isHydrated = useHydrated();
  const alerts = alertAnalytics.data;
  return (
    <FigureGroup title="Now" note="Open work at this moment, whatever the period">
      <FigureStrip
        label="Figures of now"
        figures={summary.data && alerts && figuresNow(summary.data, alerts)}
        cells={4}
      >
        <PendingFigure total={alerts?.pending_alerts} counts={isHydrated ? queue.data : undefined} />
      </FigureStrip>
      {alerts ? <AgePanel analytics={alerts} /> : <TableSkeleton rows={5} />}
      <div className={columnsStyle}>
        {alerts && lastWeeks.data ? (
          <ForecastPanel analytics={alerts} past={lastWeeks.data.days} />
        ) : (
          <TableSkeleton rows={6} height="tall">
            <TextSkeleton lines={5} />
          </TableSkeleton>
        )}
        {summary.data ? (
          <div className="flex min-w-0 flex-col gap-4">
            <TierPanel counts={summary.data.risk_tier_distribution} />
            <CaseStatusList summary={summary.data} />
          </div>
        ) : (
          <div className="flex min-w-0 flex-col gap-4">
            <TableSkeleton rows={4} above={<Skeleton className="mx-4 mt-3 mb-1 h-4" />} />
            <TableSkeleton rows={7} />
          </div>
        )}
      </div>
    </FigureGroup>
  );
}

function AllTime({ alerts, openAlerts, alertAnalytics }: Analytics) {
  return (
    <FigureGroup title="All time" note="Everything so far, whatever the period">
      <div className={columnsStyle}>
        {alerts.data && openAlerts.data ? (
          <CategoryList all={alerts.data} open={openAlerts.data} />
        ) : (
          <TableSkeleton rows={7} />
        )}
        {alertAnalytics.data ? (
          <div className="flex min-w-0 flex-col gap-4">
            <FalsePositives analytics={alertAnalytics.data} />
          </div>
        ) : (
          <div className="flex min-w-0 flex-col gap-4">
            <TableSkeleton rows={1} />
            <TableSkeleton rows={1} />
          </div>
        )}
      </div>
    </FigureGroup>
  );
}

const columnsStyle = 'grid items-start gap-4 @3xl/page:grid-cols-2';
