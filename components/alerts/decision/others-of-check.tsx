'use client';

import { CircleAlert } from 'lucide-react';
import { useSubjectAlerts } from '@/components/alerts/evidence/evidence';
import type { Alert } from '@/lib/domain/alerts/schema';

/** The other alerts that the check passes only with. A match is judged by itself, whatever else was found. */
const othersOf = ({ token, check_token, match }: Alert, ofSubject: readonly Alert[]): number =>
  match || check_token === null
    ? 0
    : ofSubject.filter(
        (other) =>
          other.token !== token && other.status !== 'Resolved' && other.check_tokens.includes(check_token),
      ).length;

/** Before a decision that says what happens to the client: what else has to be decided for it. */
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
