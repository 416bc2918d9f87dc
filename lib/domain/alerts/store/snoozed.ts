import type { Condition } from '@/lib/platform/database/conditions';

export const isSnoozed = (now: Date): Condition => ({ sql: 'snoozed_until > ?::timestamptz', values: [now] });

export const isNotSnoozed = (now: Date): Condition => ({
  sql: 'snoozed_until is null or snoozed_until <= ?::timestamptz',
  values: [now],
});

/** 'true' or 'false'. */
export const snoozedOf = (now: Date): Condition => ({
  sql: `case when snoozed_until > ?::timestamptz then 'true' else 'false' end`,
  values: [now],
});
