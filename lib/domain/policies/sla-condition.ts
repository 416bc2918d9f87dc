import { SlaStatus } from '@/lib/domain/words';
import type { Condition } from '@/lib/platform/database/conditions';

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

/** SQL condition for rows with this `slaStatus` and a running clock. */
const runningSlaCondition = (status: SlaStatus, now: Date): Condition =>
  withNow(`sla_stopped is null and (${running(status)})`, now);

/** SQL condition for rows with this `slaStatus`: stored for a stopped clock, calculated for a running one. */
export const slaAlternatives = (status: SlaStatus, now: Date): [stopped: Condition, running: Condition] => [
  { sql: 'sla_stopped = ?', values: [status] },
  runningSlaCondition(status, now),
];

const runningStatus = `case ${SlaStatus.options.map((status) => `when ${running(status)} then '${status}'`).join(' ')} end`;

/** SQL expression for the `slaStatus` of a row. */
export const slaStatusExpression = (now: Date): Condition =>
  withNow(`coalesce(sla_stopped, ${runningStatus})`, now);

/** As `slaStatusExpression`, for rows with a running clock: indexes of these do not contain `sla_stopped`. */
export const runningSlaStatusExpression = (now: Date): Condition => withNow(runningStatus, now);
