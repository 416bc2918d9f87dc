'use client';

import { useComments } from '@/components/cases/comments/use-comments';
import { useCaseAlerts } from '@/components/cases/use-case';
import { HistoryOf } from '@/components/history/history-of';
import { useNames } from '@/components/history/use-names';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { Comment } from '@/lib/domain/comments/schema';
import type { ReviewItem } from './review-items';
import { useChangesSince } from './use-review';

/** What has changed since the item was submitted, and that its author could not know. */
export function ChangesSince({ item }: { item: ReviewItem }) {
  if (item.caseToken !== null) return <OfCase item={item} caseToken={item.caseToken} />;
  return <Changes item={item} alerts={'alert' in item ? [item.alert] : []} />;
}

/** The log names alerts and comments by token; the case has what they are about and what they say. */
function OfCase({ item, caseToken }: { item: ReviewItem; caseToken: string }) {
  const alerts = useCaseAlerts(caseToken).data;
  const comments = useComments(caseToken).data?.data;
  return <Changes item={item} alerts={alerts} comments={comments} />;
}

interface ChangesProps {
  item: ReviewItem;
  alerts?: readonly Alert[];
  comments?: readonly Comment[];
}

function Changes({ item, alerts, comments }: ChangesProps) {
  const { data, error, refetch } = useChangesSince(item);
  const names = useNames({ alerts, comments });
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
