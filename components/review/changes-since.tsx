'use client';

import { HistoryTimeline } from '@/components/history/history-timeline';
import { useNames } from '@/components/history/use-names';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { ReviewItem } from './review-items';
import { useChangesSince } from './use-review';

/** What the decision may have to take into account that whoever submitted it did not know. */
export function ChangesSince({ item }: { item: ReviewItem }) {
  const changes = useChangesSince(item);
  const names = useNames();
  if (changes.isError)
    return (
      <ProblemNotice
        className="m-3"
        title="What changed since could not be loaded"
        problem={changes.error}
        onRetry={() => void changes.refetch()}
      />
    );
  if (changes.isPending) return <Skeleton className="m-4 h-10" />;
  const since = changes.data.data.filter(({ created_at }) => created_at > item.submittedAt);
  return <HistoryTimeline records={since} names={names} empty="Nothing has changed." />;
}
