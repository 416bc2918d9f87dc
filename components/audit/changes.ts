import type { AuditRecord } from '@/lib/domain/audit/schema';
import { fieldLabel } from '@/lib/domain/wording';
import { isObject } from '@/components/ui/json';

type Details = AuditRecord['details'];

export interface Change {
  field: string;
  before: unknown;
  after: unknown;
}

/** The field whose value was changed, by event. For other events it is the status. */
const changedField: Partial<Record<AuditRecord['event_type'], string>> = {
  'alert.assigned': 'assigned_to',
  'case.assigned': 'assigned_to',
  'alert.found_again': 'match_score',
  'alert.snoozed': 'snoozed_until',
  'entity.updated': 'verification_status',
  'risk_assessment.overridden': 'tier',
};

const isSame = (before: unknown, after: unknown) => JSON.stringify(before) === JSON.stringify(after);

/** The fields that differ between the two. */
function fieldsBetween(before: Record<string, unknown>, after: Record<string, unknown>): Change[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .map((field) => ({ field, before: before[field], after: after[field] }))
    .filter((change) => !isSame(change.before, change.after));
}

const between = (field: string, before: unknown, after: unknown): Change[] =>
  isObject(before) || isObject(after)
    ? fieldsBetween(isObject(before) ? before : {}, isObject(after) ? after : {})
    : [{ field, before, after }];

const isChange = (value: unknown): value is Change => isObject(value) && typeof value.field === 'string';

/** The changes of a record, in any form that events use: `changes`, `before` and `after`, or `from` and `to`. */
export function changesOf({ event_type, details }: Pick<AuditRecord, 'event_type' | 'details'>): Change[] {
  const field = changedField[event_type] ?? 'status';
  if (Array.isArray(details.changes)) return details.changes.filter(isChange);
  if ('before' in details || 'after' in details) return between(field, details.before, details.after);
  if ('to' in details) return between(field, details.from, details.to);
  // A snooze that was recorded before such records had `to`.
  return 'until' in details && 'from' in details ? between(field, details.from, details.until) : [];
}

const ofChanges = ['changes', 'before', 'after', 'from', 'to'];

/** An assignment names the person twice, and a snooze its end. */
const asChanged: Record<string, string> = { user_id: 'assigned_to', until: 'snoozed_until' };

/** The other details of the record, without empty ones and those already shown as changes. */
export function otherDetails(
  details: Details,
  changes: readonly Change[] = [],
): [field: string, value: unknown][] {
  const isShown = (field: string, value: unknown) =>
    changes.some((change) => change.field === (asChanged[field] ?? field) && isSame(change.after, value));
  return Object.entries(details).filter(
    ([field, value]) => !ofChanges.includes(field) && value != null && value !== '' && !isShown(field, value),
  );
}

const written: Partial<Record<string, string>> = { entity_token: 'Party', sha256: 'SHA-256', url: 'URL' };

/** `due_diligence_path` as "Due diligence path"; the path of a setting is unchanged. */
export const fieldName = (field: string): string =>
  written[field] ?? (field.includes('.') ? field : fieldLabel(field));
