import { z } from 'zod';
import { Count, Moment, Name, token } from '@/lib/domain/primitives';
import { AlertCategory, AlertStatus, AlertType, Priority, SlaStatus } from '@/lib/domain/words';

/** How long ago an alert was opened. */
export const AlertAge = z.enum(['Under 1 day', '1 to 3 days', '3 to 7 days', '7 to 14 days', 'Over 14 days']);
export type AlertAge = z.infer<typeof AlertAge>;

/** When the deadline of an alert passes that is not resolved. */
export const AlertDue = z.enum([
  'Overdue',
  'Overdue or within 24 hours',
  'Within 24 hours',
  '1 to 7 days',
  'After 7 days',
  // The clock stands still, and has not run out before.
  'Paused',
]);
export type AlertDue = z.infer<typeof AlertDue>;

/** Those of a deadline that is ahead. Each alert has one at most. */
export const DueAhead = AlertDue.exclude(['Overdue', 'Overdue or within 24 hours', 'Paused']);
export type DueAhead = z.infer<typeof DueAhead>;

/** API §5.3. */
export const AlertFilters = z.strictObject({
  status: AlertStatus.optional(),
  category: AlertCategory.optional(),
  type: AlertType.optional(),
  priority: Priority.optional(),
  assigned_to: token('usr').optional(),
  case_token: token('cas').optional(),
  entity_token: token('ent').optional(),
  sla_status: SlaStatus.optional(),
  /** Whether alerts that are snoozed at the moment are among them. They are by default. None is ever given next. */
  snoozed: z.enum(['exclude', 'include', 'only']).optional(),
  age: AlertAge.optional(),
  due: AlertDue.optional(),
  /** Of the match. */
  list: Name.max(200).optional(),
  list_entry_id: Name.max(200).optional(),
  model_version: Name.max(200).optional(),
  is_false_positive: z.enum(['true', 'false']).optional(),
  /** When they were resolved. */
  resolved_from: Moment.optional(),
  resolved_to: Moment.optional(),
  q: Name.max(200).optional(),
});
export type AlertFilters = z.infer<typeof AlertFilters>;

export const alertSorts = ['created_at', 'priority_score', 'sla_deadline'] as const;

/** Every value is a key, also one that no alert has; an assignee is one only with alerts. */
const countsBy = <Value extends string>(values: readonly Value[]) => z.record(z.enum(values), Count);

/** API §5.3. How many alerts fit the filters of the list. */
export const AlertCounts = z.object({
  total: Count,
  /** More alerts fit a search than were counted: every count is a minimum (docs/adr/0110). */
  total_is_minimum: z.boolean(),
  status: countsBy(AlertStatus.options),
  priority: countsBy(Priority.options),
  category: countsBy(AlertCategory.options),
  type: countsBy(AlertType.options),
  sla_status: countsBy(SlaStatus.options),
  /** By the person's token, or `unassigned`. */
  assigned_to: z.record(z.string(), Count),
});
export type AlertCounts = z.infer<typeof AlertCounts>;
