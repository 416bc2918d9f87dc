import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInDay } from 'date-fns/constants';
import type { CaseType, Priority, SlaStatus } from '@/lib/domain/words';
import { afterBusinessDays, laterByBusinessTime } from './business-time';
import { instantOf, localMsOf } from './local-time';
import type { Policy } from './policy';

export interface Sla {
  deadline: Date;
  warning_at: Date;
}

export type NullableSla = { [Key in keyof Sla]: Sla[Key] | null };

/** At the same time of day. */
const afterDays = (from: Date, days: number, timeZone: string) =>
  instantOf(localMsOf(from, timeZone) + days * millisecondsInDay, timeZone);

/** Calendar days, by the type of the alert's case and the alert's priority (API §7.2). */
export function alertSla(
  caseType: CaseType,
  priority: Priority,
  from: Date,
  policy: Pick<Policy, 'alert_sla'>,
): Sla {
  const { time_zone } = policy.alert_sla;
  const { due_days, warning_days } = policy.alert_sla[caseType][priority];
  return {
    deadline: afterDays(from, due_days, time_zone),
    warning_at: afterDays(from, due_days - warning_days, time_zone),
  };
}

/**
 * Business days of the policy's time zone, without its holidays; null for a case type without an SLA (API
 * §7.2).
 */
export function caseSla(type: CaseType, from: Date, policy: Pick<Policy, 'case_sla'>): Sla | null {
  const term = policy.case_sla[type];
  if (!term) return null;
  const { due_business_days, warning_business_days } = term;
  return {
    deadline: afterBusinessDays(from, due_business_days, policy.case_sla),
    warning_at: afterBusinessDays(from, due_business_days - warning_business_days, policy.case_sla),
  };
}

/** An ended pause of a clock. */
export interface SlaPause {
  from: Date;
  to: Date;
}

/**
 * The SLA of an alert whose clock was paused from `from` to `to`: later by all of the time between (API
 * §7.2).
 */
export const resumedAlertSla = ({ deadline, warning_at }: Sla, { from, to }: SlaPause): Sla => {
  const pausedMs = to.getTime() - from.getTime();
  return { deadline: addMilliseconds(deadline, pausedMs), warning_at: addMilliseconds(warning_at, pausedMs) };
};

/**
 * The SLA of a case whose clock was paused from `from` to `to`: later by the business time between (API
 * §7.2).
 */
export const resumedCaseSla = (
  { deadline, warning_at }: NullableSla,
  { from, to }: SlaPause,
  { case_sla }: Pick<Policy, 'case_sla'>,
): NullableSla => ({
  deadline: deadline && laterByBusinessTime(deadline, from, to, case_sla),
  warning_at: warning_at && laterByBusinessTime(warning_at, from, to, case_sla),
});

/** The time that counts for the SLA of a case: when its clock stopped, or now. */
export const caseClock = (
  { closed_at, sla_paused_at }: { closed_at: Date | null; sla_paused_at: Date | null },
  now: Date,
): Date => closed_at ?? sla_paused_at ?? now;

/** The same for an alert. Its pause comes first: an alert that is resolved during a pause keeps it. */
export const alertClock = (
  { resolved_at, sla_paused_at }: { resolved_at: Date | null; sla_paused_at: Date | null },
  now: Date,
): Date => sla_paused_at ?? resolved_at ?? now;

/** `sla_status` of alerts and cases (API §7.2). On Track without a deadline. */
export function slaStatus({ deadline, warning_at, now }: NullableSla & { now: Date }): SlaStatus {
  if (deadline === null) return 'On Track';
  const leftMs = deadline.getTime() - now.getTime();
  if (leftMs <= 0) return 'Breached';
  if (leftMs < millisecondsInDay) return 'Critical';
  return warning_at !== null && now >= warning_at ? 'Warning' : 'On Track';
}
