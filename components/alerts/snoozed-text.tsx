'use client';

import type { Alert } from '@/lib/domain/alerts/schema';
import { formatDateTime } from '@/components/ui/format';
import { useNow } from '@/components/ui/use-now';
import { isSnoozed } from './snoozed';

interface SnoozedTextProps {
  alert: Pick<Alert, 'snoozed_until'>;
  className?: string;
}

/** Until when the alert is snoozed; nothing if it is not. */
export function SnoozedText({ alert, className }: SnoozedTextProps) {
  const now = useNow();
  const { snoozed_until } = alert;
  if (!snoozed_until || !isSnoozed(alert, now)) return null;
  return (
    <time dateTime={snoozed_until} className={className}>
      Snoozed until {formatDateTime(snoozed_until)}
    </time>
  );
}
