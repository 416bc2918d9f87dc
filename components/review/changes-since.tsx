'use client';

import { useCaseAlerts } from '@/components/cases/use-case';
import { HistoryOf } from '@/components/history/history-of';
import { useNames } from '@/components/history/use-names';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { ReviewItem } from './review-items';
import { useChangesSince } from './use-review';

/** What the decision may have to take into account that whoever submitted it did not know. */
export function ChangesSince({ item }: { item: ReviewItem }) {
  if (item.caseToken !== null) return <OfCase item={item} caseToken={item.caseToken} />;
  return <Changes item={item} alerts={'alert' in item ? [item.alert] : []} />;
}

/** The log names alerts by token: whose they are, the case's alerts say. */
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
