'use client';

import { CircleAlert } from 'lucide-react';
import { useSubjectAlerts } from '@/components/alerts/evidence/use-earlier';
import type { Alert } from '@/lib/domain/alerts/schema';

/** The check's other alerts, all of which must be cleared for it to pass. A match is judged on its own. */
const othersOf = ({ token, check_token, match }: Alert, ofSubject: readonly Alert[]): number =>
  match || check_token === null
    ? 0
    : ofSubject.filter(
        (other) =>
          other.token !== token && other.status !== 'Resolved' && other.check_tokens.includes(check_token),
      ).length;

/** Says, before a decision about the client, which other alerts of the check are still to be decided. */
export function OthersOfCheck({ alert }: { alert: Alert }) {
  const count = othersOf(alert, useSubjectAlerts(alert));
  if (count === 0) return null;
  return (
    <p className="flex gap-2 rounded-md bg-sunken px-3 py-2 text-sm text-muted">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {count === 1
        ? 'Another alert of this check is not resolved. The check passes once both are cleared.'
        : `${count} other alerts of this check are not resolved. The check passes once all are cleared.`}
    </p>
  );
}
