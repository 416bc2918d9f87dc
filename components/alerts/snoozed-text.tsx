'use client';

import type { ReactNode } from 'react';
import type { Alert } from '@/lib/domain/alerts/schema';
import { formatDateTime, formatTime } from '@/components/ui/format';
import { useNow } from '@/components/ui/use-now';
import { isSnoozed } from './snoozed';

interface SnoozedTextProps {
  alert: Pick<Alert, 'snoozed_until'>;
  /** `short`: the day, or the time if it is today, for the width of a row. */
  form: 'short' | 'text';
  className?: string;
  /** Shown if it is not snoozed. */
  children?: ReactNode;
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

const inShort = (until: string, now: Date): string => {
  const date = new Date(until);
  return date.toDateString() === now.toDateString() ? formatTime(until) : day.format(date);
};

/** Until when the alert is snoozed. */
export function SnoozedText({ alert, form, className, children }: SnoozedTextProps) {
  const now = useNow();
  const { snoozed_until } = alert;
  if (!snoozed_until || !isSnoozed(alert, now)) return children;
  const whole = formatDateTime(snoozed_until);
  return (
    <time dateTime={snoozed_until} title={whole} className={className}>
      Snoozed until {form === 'short' ? inShort(snoozed_until, now) : whole}
    </time>
  );
}
