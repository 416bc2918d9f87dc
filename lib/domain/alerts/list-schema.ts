import { z } from 'zod';
import { Count, countsBy, Moment, SearchText, tokenFilter } from '@/lib/domain/primitives';
import { inOrder } from '@/lib/domain/moment';
import { AlertCategory, AlertStatus, AlertType, Priority, SlaStatus } from '@/lib/domain/words';
import { ageBounds, aheadBounds, dueBounds, namesOf } from './time-bounds';

/** How long ago an alert was opened. */
export const AlertAge = z.enum(namesOf(ageBounds));
export type AlertAge = z.infer<typeof AlertAge>;

/** The values for a deadline in the future. */
export const DueAhead = z.enum(namesOf(aheadBounds));
export type DueAhead = z.infer<typeof DueAhead>;

/** When the deadline of an unresolved alert passes. `Paused`: its clock was stopped before the deadline. */
export const AlertDue = z.enum([...namesOf(dueBounds), 'Paused']);
export type AlertDue = z.infer<typeof AlertDue>;

const filters = z.strictObject({
  status: AlertStatus.optional(),
  category: AlertCategory.optional(),
  type: AlertType.optional(),
  priority: Priority.optional(),
  assigned_to: tokenFilter('usr').optional(),
  case_token: tokenFilter('cas').optional(),
  entity_token: tokenFilter('ent').optional(),
  sla_status: SlaStatus.optional(),
  /** Whether to include currently snoozed alerts. Default: included. They are never assigned by `next`. */
  snoozed: z.enum(['exclude', 'include', 'only']).optional(),
  age: AlertAge.optional(),
  due: AlertDue.optional(),
  /** Deadline of an alert with a running clock. */
  due_from: Moment.optional(),
  due_to: Moment.optional(),
  /** Data of the match. */
  list: SearchText.optional(),
  list_entry_id: SearchText.optional(),
  model_version: SearchText.optional(),
  is_false_positive: z.enum(['true', 'false']).optional(),
  /** Leaves out resolved alerts. */
  resolved: z.enum(['exclude']).optional(),
  /** When they were resolved. */
  resolved_from: Moment.optional(),
  resolved_to: Moment.optional(),
  q: SearchText.optional(),
});

/** API §5.3. */
export const AlertFilters = inOrder('due', inOrder('resolved', filters));
export type AlertFilters = z.infer<typeof AlertFilters>;

/** Of the list of one case's alerts. */
export const CaseAlertFilters = inOrder('due', inOrder('resolved', filters.omit({ case_token: true })));

export const alertSorts = ['created_at', 'priority_score', 'sla_deadline'] as const;

/** Contains every value as a key, even if no alert has it. */
/** API §5.3. Number of alerts that match the filters of the list. */
export const AlertCounts = z.object({
  total: Count,
  /** More alerts match a search than were counted, so every count is a minimum (docs/adr/0145). */
  total_is_minimum: z.boolean(),
  status: countsBy(AlertStatus.options),
  priority: countsBy(Priority.options),
  category: countsBy(AlertCategory.options),
  type: countsBy(AlertType.options),
  sla_status: countsBy(SlaStatus.options),
  /** By token of the person, or `unassigned`. Contains only people with alerts. */
  assigned_to: z.record(z.string(), Count),
});
export type AlertCounts = z.infer<typeof AlertCounts>;
