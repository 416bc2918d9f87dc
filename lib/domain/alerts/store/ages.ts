import { subMilliseconds } from 'date-fns/subMilliseconds';
import { millisecondsInDay } from 'date-fns/constants';
import { isFrom, isUntil } from '@/lib/domain/moment';
import type { Condition } from '@/lib/platform/database/conditions';
import type { AlertAge, AlertDue } from '../list-schema';
import { ageBounds, comparisonsIn, dueBounds, type TimeBounds } from '../time-bounds';

// Ages and times to the deadline by which alerts are filtered and counted (docs/adr/0085).

const clock = '?::timestamptz';

/** Comparisons for a time in the future. */
const aheadSql: Record<keyof TimeBounds, string> = { from: '>=', after: '>', before: '<', until: '<=' };
/** Comparisons for a time in the past, which is earlier the longer ago it is. */
const agoSql: Record<keyof TimeBounds, string> = { from: '<=', after: '<', before: '>', until: '>=' };

const conditionSql = (bounds: TimeBounds, sqlOf: (comparison: keyof TimeBounds, hours: number) => string) =>
  comparisonsIn(bounds)
    .map(([comparison, days]) => sqlOf(comparison, days * 24))
    .join(' and ');

const ageSql = (age: AlertAge): string =>
  conditionSql(
    ageBounds[age],
    (comparison, hours) => `created_at ${agoSql[comparison]} ${clock} - interval '${hours} hours'`,
  );

const runningSql = (due: Exclude<AlertDue, 'Paused'>): string =>
  conditionSql(
    dueBounds[due],
    (comparison, hours) => `sla_deadline ${aheadSql[comparison]} ${clock} + interval '${hours} hours'`,
  );

/** The index `alerts_paused` contains these and few others. */
const isPaused = `sla_paused_at is not null and resolved_at is null and sla_stopped <> 'Breached'`;

const isRunning = 'sla_stopped is null';

const dueSql = (due: AlertDue): string =>
  due === 'Paused' ? isPaused : `${isRunning} and ${runningSql(due)}`;

const at = (sql: string, now: Date): Condition => ({
  sql,
  values: Array.from(sql.matchAll(/\?/g), () => now),
  isDecisive: true,
});

export const isOfAge = (age: AlertAge, now: Date): Condition => at(ageSql(age), now);

/** When alerts of an age were opened: after `after`, up to and including `until`. */
export function openedWithin(age: AlertAge, now: Date): { after: Date | null; until: Date | null } {
  const { from, before }: TimeBounds = ageBounds[age];
  return {
    after: before === undefined ? null : subMilliseconds(now, before * millisecondsInDay),
    until: from === undefined ? null : subMilliseconds(now, from * millisecondsInDay),
  };
}

export const isDue = (due: AlertDue, now: Date): Condition => at(dueSql(due), now);

/** The index `alerts_sla_running` contains running clocks by deadline. */
const whileRunning = (condition: Condition): Condition => ({
  ...condition,
  sql: `${isRunning} and ${condition.sql}`,
});

export const isDueFrom = (moment: string): Condition => whileRunning(isFrom('sla_deadline', moment));
export const isDueUntil = (moment: string): Condition => whileRunning(isUntil('sla_deadline', moment));

/** The index `alerts_pending` contains only these. */
export const isPending: Condition = { sql: `status <> 'Resolved'`, values: [], isDecisive: true };
