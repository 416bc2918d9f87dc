import type { Alert } from '@/lib/domain/alerts/schema';

/** The time of a snooze stays in the alert after it has passed. */
export const isSnoozed = ({ snoozed_until }: Pick<Alert, 'snoozed_until'>, now: Date): boolean =>
  snoozed_until !== null && new Date(snoozed_until) > now;
