'use client';

import { UserName } from '@/components/alerts/user-name';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Timeline } from '@/components/ui/timeline';
import { useViewer } from '@/components/shell/viewer';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import { changeNote, changeText, toldOnce } from './change-words';
import type { ReviewItem } from './review-items';
import { useChangesSince } from './use-review';

/** What the decision may have to take into account that whoever submitted it did not know. */
export function ChangesSince({ item }: { item: ReviewItem }) {
  const changes = useChangesSince(item);
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
  const since = toldOnce(changes.data.data.filter(({ created_at }) => created_at > item.submittedAt));
  if (since.length === 0) return <p className="px-4 py-3 text-sm text-muted">Nothing has changed.</p>;
  return (
    <Timeline
      events={since.map((record) => ({
        key: record.token,
        at: record.created_at,
        text: <ChangeLine record={record} />,
        note: changeNote(record),
      }))}
    />
  );
}

function ChangeLine({ record }: { record: AuditRecord }) {
  const viewer = useViewer();
  return (
    <>
      <span className="font-medium">
        {record.actor.id === viewer.token ? <UserName token={viewer.token} /> : record.actor.name}
      </span>{' '}
      {changeText(record)}
    </>
  );
}
