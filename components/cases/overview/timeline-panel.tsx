'use client';

import Link from 'next/link';
import { HistoryTimeline } from '@/components/history/history-timeline';
import { buttonStyle } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useCaseHistory } from './use-case-history';

const shownEvents = 12;

/** The newest of what happened. */
export function TimelinePanel({ caseToken }: { caseToken: string }) {
  const { records, names } = useCaseHistory(caseToken);
  return (
    <Panel
      title="Timeline"
      aside={
        <Link
          href={`/cases/${caseToken}/timeline`}
          prefetch={false}
          className={buttonStyle({ look: 'quiet', size: 'small' })}
        >
          All events
        </Link>
      }
    >
      {records.isError && (
        <ProblemNotice
          className="m-3"
          title="The timeline could not be loaded"
          problem={records.error}
          onRetry={() => void records.refetch()}
        />
      )}
      {records.isPending && <Skeleton className="m-4 h-40" />}
      {records.data && (
        <HistoryTimeline
          records={records.data.pages.flatMap(({ data }) => data)}
          names={names}
          max={shownEvents}
        />
      )}
    </Panel>
  );
}
