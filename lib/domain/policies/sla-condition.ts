import { SlaStatus } from '@/lib/domain/words';
import type { Condition } from '@/lib/platform/keyset';

/** `clock` is an SQL expression with one `?`, which takes `now`. */
const conditionOf: Record<SlaStatus, (clock: string) => string> = {
  Breached: (clock) => `sla_deadline <= ${clock}`,
  Critical: (clock) => `sla_deadline > ${clock} and sla_deadline < ${clock} + interval '24 hours'`,
  Warning: (clock) => `sla_deadline >= ${clock} + interval '24 hours' and sla_warning_at <= ${clock}`,
  'On Track': (clock) =>
    `sla_deadline is null or (sla_deadline >= ${clock} + interval '24 hours'
      and (sla_warning_at is null or sla_warning_at > ${clock}))`,
};

const withNow = (sql: string, now: Date): Condition => ({
  sql,
  values: Array.from(sql.matchAll(/\?/g), () => now),
});

const running = (status: SlaStatus) => conditionOf[status]('?::timestamptz');

/** The alerts with this `slaStatus`, in SQL: those whose clock has stopped, of which it is stored, and those whose clock runs. */
export const slaAlternatives = (status: SlaStatus, now: Date): [stopped: Condition, running: Condition] => [
  { sql: 'sla_stopped = ?', values: [status] },
  withNow(`sla_stopped is null and (${running(status)})`, now),
];

/** The `slaStatus` of an alert as an SQL expression. */
export function alertSlaStatus(now: Date): Condition {
  const branches = SlaStatus.options.map((status) => `when ${running(status)} then '${status}'`);
  return withNow(`coalesce(sla_stopped, case ${branches.join(' ')} end)`, now);
}

/** As `slaCondition`, for cases, whose clock stops when they are closed or paused. */
export const pausableSlaCondition = (status: SlaStatus, now: Date): Condition =>
  withNow(conditionOf[status]('coalesce(closed_at, sla_paused_at, ?::timestamptz)'), now);
