import type { CaseType, Priority, SlaStatus } from '@/lib/domain/words';
import type { Policy } from './policy';

export interface Sla {
  deadline: Date;
  warning_at: Date;
}

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;

/** Calendar days, by the type of the alert's case and its own priority (decisions 7). */
export function alertSla(
  caseType: CaseType,
  priority: Priority,
  from: Date,
  policy: Pick<Policy, 'alert_sla'>,
): Sla {
  const { due_days, warning_days } = policy.alert_sla[caseType][priority];
  const deadline = new Date(from.getTime() + due_days * dayMs);
  return { deadline, warning_at: new Date(deadline.getTime() - warning_days * dayMs) };
}

/** Business days, Monday to Friday in UTC; null for a case type that has no end (section 2.10). */
export function caseSla(type: CaseType, from: Date, policy: Pick<Policy, 'case_sla'>): Sla | null {
  const term = policy.case_sla[type];
  if (!term) return null;
  return {
    deadline: addBusinessDays(from, term.due_business_days),
    warning_at: addBusinessDays(from, term.due_business_days - term.warning_business_days),
  };
}

/** `sla_status` of section 2.6. What has no deadline is always on track. */
export function slaStatus({ deadline, warning_at, now }: NullableSla & { now: Date }): SlaStatus {
  if (deadline === null) return 'On Track';
  const leftMs = deadline.getTime() - now.getTime();
  if (leftMs <= 0) return 'Breached';
  if (leftMs < 24 * hourMs) return 'Critical';
  return warning_at !== null && now >= warning_at ? 'Warning' : 'On Track';
}

type NullableSla = { [Key in keyof Sla]: Sla[Key] | null };

/** The same time of day, so many working days on. The weekend counts as the Friday before it. */
function addBusinessDays(from: Date, days: number): Date {
  const date = new Date(from);
  for (let left = days; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (isBusinessDay(date)) left -= 1;
  }
  return date;
}

function isBusinessDay(date: Date): boolean {
  const day = date.getUTCDay();
  return day !== 0 && day !== 6;
}
