'use client';

import type { ReactNode } from 'react';
import type { Alert } from '@/lib/domain/alerts/schema';
import { formatDateTime } from '@/components/ui/format';
import { useNow } from '@/components/ui/use-now';
import { isSnoozed } from './snoozed';

interface SnoozedTextProps {
  alert: Pick<Alert, 'snoozed_until'>;
  className?: string;
  /** Shown if it is not snoozed. */
  children?: ReactNode;
}

/** Until when the alert is snoozed. */
export function SnoozedText({ alert, className, children }: SnoozedTextProps) {
  const now = useNow();
  const { snoozed_until } = alert;
  if (!snoozed_until || !isSnoozed(alert, now)) return children;
  return (
    <time dateTime={snoozed_until} className={className}>
      Snoozed until {formatDateTime(snoozed_until)}
    </time>
  );
}
