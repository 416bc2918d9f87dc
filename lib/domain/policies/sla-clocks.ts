import { hasRunningClock } from './sla-condition';

/** As in the partial indexes: the warning, or the deadline once the warning has fired. */
const dueAt =
  'case when sla_warned_at is null then coalesce(sla_warning_at, sla_deadline) else sla_deadline end';

const isRunning = `${hasRunningClock} and sla_breached_at is null and sla_deadline is not null`;

/**
 * SQL for a store with such a table. Marks the due warning, or otherwise the breach, as fired for at most `$3` rows of
 * the project `$1`, oldest first, at the time `$2`. Skips rows locked by other workers, so that each fires once.
 * Returns the updated rows (docs/adr/0060).
 */
export const claimOfDueClocks = (table: string): string => `
  with due as (
    select token from ${table}
    where project_id = $1::int and ${isRunning} and ${dueAt} <= $2::timestamptz
    order by ${dueAt} limit $3::int for no key update skip locked
  )
  update ${table} r set
    sla_warned_at = case when r.sla_warning_at is null then null else coalesce(r.sla_warned_at, $2::timestamptz) end,
    sla_breached_at = case when r.sla_warning_at is null or r.sla_warned_at is not null then $2::timestamptz end
  from due where r.project_id = $1::int and r.token = due.token
  returning r.*`;
