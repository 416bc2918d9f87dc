'use client';

import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { readQuery } from '@/lib/api/query';
import { canAct } from '@/lib/domain/access/roles';
import type { Case } from '@/lib/domain/cases/schema';
import type { CaseDialogName } from '@/components/cases/moves/case-dialog';
import { CaseDialogs } from '@/components/cases/moves/case-dialogs';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { formatDateTime } from '@/components/ui/format';
import { useNow } from '@/components/ui/use-now';
import { askedOf } from './asked-of';

type RequestEvent =
  | 'case.document_requested'
  | 'case.document_request_renewed'
  | 'case.status_changed'
  | 'check.cancelled';

/** The newest record of an event; null without one, undefined while it loads. */
function useRecord(token: string, event_type: RequestEvent) {
  const { data } = useQuery(
    readQuery('/v1/cases/{case_token}/audit-logs', {
      path: { case_token: token },
      query: { event_type, limit: 1 },
    }),
  );
  return data && (data.data[0] ?? null);
}

/**
 * What a case is waiting for, and a new link if the client has lost theirs. What was asked for comes from the audit
 * log, because a case has only one request at a time.
 */
export function WaitingForClient({ of }: { of: Case }) {
  const { role } = useViewer();
  const asked = useRecord(of.token, 'case.document_requested');
  const renewed = useRecord(of.token, 'case.document_request_renewed');
  const moved = useRecord(of.token, 'case.status_changed');
  const cancelled = useRecord(of.token, 'check.cancelled');
  const now = useNow();
  const [dialog, open] = useState<CaseDialogName | null>(null);
  const isKnown = asked !== undefined && renewed !== undefined && cancelled !== undefined;
  return (
    <section
      aria-label="Waiting for the client"
      className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border bg-sunken px-4 py-2.5"
    >
      <p className="flex min-w-0 items-start gap-2 text-sm">
        <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
        <span className="min-w-0">
          <span className="block font-medium">
            Waiting for the client{moved && ` since ${formatDateTime(moved.created_at)}`}
          </span>
          <span className="block text-xs wrap-anywhere text-muted">
            {isKnown ? askedOf(renewed ?? asked, cancelled, now) : 'Loading…'}
          </span>
        </span>
      </p>
      {isKnown && canAct(role) && (
        <Button onClick={() => open(asked ? 'new_link' : 'request_client_input')}>
          {asked ? 'New link for the client' : 'Ask for a document'}
        </Button>
      )}
      <CaseDialogs of={of} open={dialog} onClose={() => open(null)} />
    </section>
  );
}
