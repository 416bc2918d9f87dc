'use client';

import { HistoryOf } from '@/components/history/history-of';
import { useNames } from '@/components/history/use-names';
import type { ReviewItem } from './review-items';
import { useChangesSince } from './use-review';

/** What the decision may have to take into account that whoever submitted it did not know. */
export function ChangesSince({ item }: { item: ReviewItem }) {
  const { data, error, refetch } = useChangesSince(item);
  const names = useNames();
  const since = data?.data.filter(({ created_at }) => created_at > item.submittedAt);
  return (
    <HistoryOf
      records={since}
      names={names}
      problem={error}
      onRetry={() => void refetch()}
      what="What changed since"
      empty="Nothing has changed."
      waiting="h-10"
    />
  );
}
