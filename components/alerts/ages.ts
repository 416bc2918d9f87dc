import type { AlertAge, AlertDue, DueAhead } from '@/lib/domain/alerts/list-schema';

const keysOf = <Key extends string>(words: Record<Key, unknown>) => Object.keys(words) as Key[]; // that it has

/** Not from the API's schemas, which need zod; the compiler keeps them complete. */
export const ages = keysOf({
  'Under 1 day': 0,
  '1 to 3 days': 0,
  '3 to 7 days': 0,
  '7 to 14 days': 0,
  'Over 14 days': 0,
} satisfies Record<AlertAge, unknown>);
const ahead = { 'Within 24 hours': 0, '1 to 7 days': 0, 'After 7 days': 0 } satisfies Record<
  DueAhead,
  unknown
>;
export const duesAhead = keysOf(ahead);
export const dues = keysOf({
  Overdue: 0,
  'Overdue or within 24 hours': 0,
  ...ahead,
  Paused: 0,
} satisfies Record<AlertDue, unknown>);
