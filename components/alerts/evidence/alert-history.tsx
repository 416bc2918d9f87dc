'use client';

import { useQuery } from '@tanstack/react-query';
import { HistoryTimeline } from '@/components/history/history-timeline';
import type { Names } from '@/components/history/teller';
import { useNames } from '@/components/history/use-names';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { readQuery } from '@/lib/api/query';

export function AlertHistory({ token }: { token: string }) {
  const records = useQuery(readQuery('/v1/audit-logs', { query: { target_token: token, limit: 100 } }));
  const names: Names = { ...useNames(), ofAlert: () => 'the alert' };
  if (records.isError) {
    return (
      <ProblemNotice
        className="m-3"
        title="The history could not be loaded"
        problem={records.error}
        onRetry={() => void records.refetch()}
      />
    );
  }
  if (records.isPending) return <Skeleton className="m-4 h-10" />;
  return <HistoryTimeline records={records.data.data} names={names} />;
}
