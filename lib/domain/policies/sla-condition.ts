import { addHours } from 'date-fns/addHours';
import { SlaStatus } from '@/lib/domain/words';
import type { Condition } from '@/lib/platform/database/conditions';

/** Whether a running clock has the status, at `:now`; `:soon` is a day later. */
const running: Record<SlaStatus, string> = {
  Breached: 'sla_deadline <= :now',
  Critical: 'sla_deadline > :now and sla_deadline < :soon',
  Warning: 'sla_deadline >= :soon and sla_warning_at <= :now',
  'On Track': `sla_deadline is null or (sla_deadline >= :soon and (sla_warning_at is null or sla_warning_at > :now))`,
};

const times = /:now|:soon/g;

/** Values, because PostgreSQL would add a day to the time again for each row. */
const withNow = (sql: string, now: Date): Condition => ({
  sql: sql.replaceAll(times, '?::timestamptz'),
  values: Array.from(sql.matchAll(times), ([time]) => (time === ':now' ? now : addHours(now, 24))),
});

/** SQL for rows with a running clock. Indexes have the same text. */
export const hasRunningClock = 'sla_stopped is null';

/** Rows with a running clock that is not breached, if they have a deadline. */
export const isAhead = (now: Date): Condition => ({
  sql: `${hasRunningClock} and sla_deadline > ?::timestamptz`,
  values: [now],
});

/** Tallies of the `slaStatus`: they have it as a column. */
export const isTallyOf = (status: SlaStatus): Condition => ({ sql: 'sla_status = ?', values: [status] });

/** SQL condition for rows with this `slaStatus` and a running clock. */
const runningSlaCondition = (status: SlaStatus, now: Date): Condition =>
  withNow(`${hasRunningClock} and (${running[status]})`, now);

/** SQL condition for rows with a stopped clock and this `slaStatus`, which is stored. */
export const stoppedSlaCondition = (status: SlaStatus): Condition => ({
  sql: 'sla_stopped = ?',
  values: [status],
});

/** SQL conditions for rows with this `slaStatus`, whether their clock is stopped or running. */
export const slaAlternatives = (status: SlaStatus, now: Date): [stopped: Condition, running: Condition] => [
  stoppedSlaCondition(status),
  runningSlaCondition(status, now),
];

const runningStatus = `case ${SlaStatus.options.map((status) => `when ${running[status]} then '${status}'`).join(' ')} end`;

/** SQL expression for the `slaStatus` of a row. */
export const slaStatusExpression = (now: Date): Condition =>
  withNow(`coalesce(sla_stopped, ${runningStatus})`, now);

/** As `slaStatusExpression`, for rows with a running clock: indexes of these do not contain `sla_stopped`. */
export const runningSlaStatusExpression = (now: Date): Condition => withNow(runningStatus, now);
