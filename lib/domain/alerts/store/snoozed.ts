import type { Condition } from '@/lib/platform/database/conditions';

export const isSnoozed = (now: Date): Condition => ({ sql: 'snoozed_until > ?::timestamptz', values: [now] });

export const isNotSnoozed = (now: Date): Condition => ({
  sql: 'snoozed_until is null or snoozed_until <= ?::timestamptz',
  values: [now],
});
