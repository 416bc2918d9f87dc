import type { SlaStatus } from '@/lib/domain/words';
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

function conditionBy(clock: string, status: SlaStatus, now: Date): Condition {
  const sql = conditionOf[status](clock);
  return {
    sql,
    values: sql
      .split('?')
      .slice(1)
      .map(() => now),
  };
}

/** The alerts with this `slaStatus`, in SQL. The clock of a resolved alert has stopped. */
export const slaCondition = (status: SlaStatus, now: Date): Condition =>
  conditionBy('coalesce(resolved_at, ?::timestamptz)', status, now);

/** As `slaCondition`, for cases, whose clock stops when they are closed or paused. */
export const pausableSlaCondition = (status: SlaStatus, now: Date): Condition =>
  conditionBy('coalesce(closed_at, sla_paused_at, ?::timestamptz)', status, now);
