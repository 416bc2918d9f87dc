'use client';

import { HistoryTimeline } from '@/components/history/history-timeline';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useCaseHistory } from './use-case-history';

export function CaseTimeline({ token }: { token: string }) {
  const { records, names } = useCaseHistory(token);
  const all = records.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Panel title="Timeline" note="Newest first. Starts of checks are in the audit log alone.">
      {records.isPending && <Skeleton className="m-4 h-80" />}
      {all.length > 0 && <HistoryTimeline records={all} names={names} />}
      {records.isError && (
        <ProblemNotice
          className="m-3"
          title="The timeline could not be loaded"
          problem={records.error}
          onRetry={() => void (all.length > 0 ? records.fetchNextPage() : records.refetch())}
        />
      )}
      {records.hasNextPage && (
        <div className="border-t px-4 py-3">
          <Button onClick={() => void records.fetchNextPage()} aria-disabled={records.isFetchingNextPage}>
            {records.isFetchingNextPage ? 'Loading…' : 'Show earlier events'}
          </Button>
        </div>
      )}
    </Panel>
  );
}
