'use client';

import type { Alert } from '@/lib/domain/alerts/schema';
import { formatDateTime } from '@/components/ui/format';
import { UserName } from '@/components/alerts/user-name';

/** The resolution that waits for a reviewer. */
export function ProposalNotice({ proposal }: { proposal: NonNullable<Alert['proposal']> }) {
  const { action, is_false_positive, rationale, conditions, proposed_by, proposed_at } = proposal;
  return (
    <section aria-label="Proposed resolution" className="rounded-lg border bg-surface p-4 text-sm">
      <p className="font-semibold">
        Proposed as a {is_false_positive ? 'false' : 'true'} positive: {action}
      </p>
      <p className="mt-1 break-words whitespace-pre-wrap">{rationale}</p>
      {conditions && <p className="mt-1 break-words whitespace-pre-wrap">Conditions: {conditions}</p>}
      <p className="mt-1 text-xs text-muted">
        <UserName token={proposed_by} />, {formatDateTime(proposed_at)}
      </p>
    </section>
  );
}
