'use client';

import { CircleCheck } from 'lucide-react';
import type { Alert } from '@/lib/domain/alerts/schema';
import { formatDateTime } from '@/components/ui/format';
import { UserName } from '@/components/alerts/user-name';

export function ResolutionNotice({ alert }: { alert: Alert }) {
  return (
    <section
      aria-label="Resolution"
      className="tone-good flex gap-3 rounded-lg border border-tone/40 bg-tone-soft p-4"
    >
      <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-tone" />
      <div className="min-w-0 text-sm">
        <p className="font-semibold text-tone">
          Resolved as a {alert.is_false_positive ? 'false' : 'true'} positive: {alert.resolution_action}
        </p>
        <p className="mt-1 break-words whitespace-pre-wrap">{alert.resolution_rationale}</p>
        <p className="mt-1 text-xs text-muted">
          {alert.resolved_by && <UserName token={alert.resolved_by} />}
          {alert.resolved_at && `, ${formatDateTime(alert.resolved_at)}`}
        </p>
      </div>
    </section>
  );
}
