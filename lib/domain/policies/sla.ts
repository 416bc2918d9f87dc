import { UTCDate } from '@date-fns/utc/date';
import { addBusinessDays } from 'date-fns/addBusinessDays';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { millisecondsInDay } from 'date-fns/constants';
import type { CaseType, Priority, SlaStatus } from '@/lib/domain/words';
import type { Policy } from './policy';

export interface Sla {
  deadline: Date;
  warning_at: Date;
}

type NullableSla = { [Key in keyof Sla]: Sla[Key] | null };

/** Calendar days, by the type of the alert's case and the alert's priority (API §7.2). */
export function alertSla(
  caseType: CaseType,
  priority: Priority,
  from: Date,
  policy: Pick<Policy, 'alert_sla'>,
): Sla {
  const { due_days, warning_days } = policy.alert_sla[caseType][priority];
  const deadline = addMilliseconds(from, due_days * millisecondsInDay);
  return { deadline, warning_at: subMilliseconds(deadline, warning_days * millisecondsInDay) };
}

/** At the same time of day in UTC. A weekend counts as the Friday before it. */
const afterBusinessDays = (from: Date, days: number) => new Date(addBusinessDays(new UTCDate(from), days));

/** Business days, Monday to Friday in UTC; null for a case type without an SLA (API §7.2). */
export function caseSla(type: CaseType, from: Date, policy: Pick<Policy, 'case_sla'>): Sla | null {
  const term = policy.case_sla[type];
  if (!term) return null;
  const { due_business_days, warning_business_days } = term;
  return {
    deadline: afterBusinessDays(from, due_business_days),
    warning_at: afterBusinessDays(from, due_business_days - warning_business_days),
  };
}

/** Monday 1970-01-05. */
const firstMondayMs = 4 * millisecondsInDay;
const weekMs = 7 * millisecondsInDay;
const businessWeekMs = 5 * millisecondsInDay;

/** The time from Monday to Friday in UTC that has passed at `at`, since a Monday long ago. */
function businessMsAt(at: Date): number {
  const sinceMonday = at.getTime() - firstMondayMs;
  const weeks = Math.floor(sinceMonday / weekMs);
  return weeks * businessWeekMs + Math.min(sinceMonday - weeks * weekMs, businessWeekMs);
}

function atBusinessMs(businessMs: number): Date {
  const weeks = Math.floor(businessMs / businessWeekMs);
  return new Date(firstMondayMs + weeks * weekMs + (businessMs - weeks * businessWeekMs));
}

/** Later by the business time from `from` to `to`. */
function laterByBusinessTime(at: Date, from: Date, to: Date): Date {
  const passedMs = businessMsAt(to) - businessMsAt(from);
  return passedMs === 0 ? at : atBusinessMs(businessMsAt(at) + passedMs);
}

/** The SLA of a case whose clock stood still from `from` to `to`: later by the business time between (API §7.2). */
export const resumedCaseSla = ({ deadline, warning_at }: NullableSla, from: Date, to: Date): NullableSla => ({
  deadline: deadline && laterByBusinessTime(deadline, from, to),
  warning_at: warning_at && laterByBusinessTime(warning_at, from, to),
});

/** `sla_status` of alerts and cases (API §7.2). On Track where there is no deadline. */
export function slaStatus({ deadline, warning_at, now }: NullableSla & { now: Date }): SlaStatus {
  if (deadline === null) return 'On Track';
  const leftMs = deadline.getTime() - now.getTime();
  if (leftMs <= 0) return 'Breached';
  if (leftMs < millisecondsInDay) return 'Critical';
  return warning_at !== null && now >= warning_at ? 'Warning' : 'On Track';
}
