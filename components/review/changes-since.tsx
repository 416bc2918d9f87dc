'use client';

import { useCaseAlerts } from '@/components/cases/use-case';
import { HistoryOf } from '@/components/history/history-of';
import { useNames } from '@/components/history/use-names';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { ReviewItem } from './review-items';
import { useChangesSince } from './use-review';

/** What has changed since the item was submitted, and that its author could not know. */
export function ChangesSince({ item }: { item: ReviewItem }) {
  if (item.caseToken !== null) return <OfCase item={item} caseToken={item.caseToken} />;
  return <Changes item={item} alerts={'alert' in item ? [item.alert] : []} />;
}

/** The log names alerts by token; the case's alerts say whom they are about. */
function OfCase({ item, caseToken }: { item: ReviewItem; caseToken: string }) {
  return <Changes item={item} alerts={useCaseAlerts(caseToken).data} />;
}

function Changes({ item, alerts }: { item: ReviewItem; alerts: readonly Alert[] | undefined }) {
  const { data, error, refetch } = useChangesSince(item);
  const names = useNames({ alerts });
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
