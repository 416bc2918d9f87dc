'use client';

import { CircleCheck } from 'lucide-react';
import { isReviewer } from '@/lib/domain/access/roles';
import type { Alert } from '@/lib/domain/alerts/schema';
import { useResolveAlert } from '@/components/alerts/alert-mutations';
import { UserName } from '@/components/alerts/user-name';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { formatDateTime } from '@/components/ui/format';
import { ProblemNotice } from '@/components/ui/problem-notice';

interface ProposalNoticeProps {
  token: string;
  proposal: NonNullable<Alert['proposal']>;
}

/** The resolution that waits for a reviewer. */
export function ProposalNotice({ token, proposal }: ProposalNoticeProps) {
  const { action, is_false_positive, rationale, conditions, proposed_by, proposed_at } = proposal;
  const viewer = useViewer();
  const resolve = useResolveAlert(token);
  // Who proposed cannot confirm (API §7.4); the server enforces it.
  const mayConfirm = isReviewer(viewer.role) && viewer.token !== proposed_by;
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
      {resolve.isError && (
        <ProblemNotice
          className="mt-3"
          title="The proposal could not be confirmed"
          problem={resolve.error}
          onRetry={() => resolve.mutate({})}
        />
      )}
      {mayConfirm && (
        <Button
          look="primary"
          className="mt-3"
          disabled={resolve.isPending}
          onClick={() => resolve.mutate({})}
        >
          <CircleCheck aria-hidden />
          Confirm proposal
        </Button>
      )}
    </section>
  );
}
