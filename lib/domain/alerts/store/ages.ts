import { addMilliseconds } from 'date-fns/addMilliseconds';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { millisecondsInDay } from 'date-fns/constants';
import { isFrom, isUntil } from '@/lib/domain/moment';
import type { Condition } from '@/lib/platform/database/conditions';
import { hasRunningClock } from '@/lib/domain/policies/sla-condition';
import type { AlertAge, AlertDue } from '../list-schema';
import { ageBounds, comparisonsIn, dueBounds, type TimeBounds } from '../time-bounds';

// Ages and times to the deadline by which alerts are filtered and counted (docs/adr/0085).

/** Comparisons for a time in the future. */
const aheadOperators: Record<keyof TimeBounds, string> = { from: '>=', after: '>', before: '<', until: '<=' };
/** Comparisons for a time in the past, which is earlier the longer ago it is. */
const agoOperators: Record<keyof TimeBounds, string> = { from: '<=', after: '<', before: '>', until: '>=' };

/** Rows whose column is within bounds that are counted in days from now. */
const withinDays = (
  column: string,
  bounds: TimeBounds,
  operators: Record<keyof TimeBounds, string>,
  momentOf: (days: number) => Date,
): Condition => {
  const comparisons = comparisonsIn(bounds);
  return {
    sql: comparisons.map(([comparison]) => `${column} ${operators[comparison]} ?::timestamptz`).join(' and '),
    values: comparisons.map(([, days]) => momentOf(days)),
    isDecisive: true,
  };
};

export const isOfAge = (age: AlertAge, now: Date): Condition =>
  withinDays('created_at', ageBounds[age], agoOperators, (days) =>
    subMilliseconds(now, days * millisecondsInDay),
  );

/** When alerts of an age were opened: after `after`, up to and including `until`. */
export function openedWithin(age: AlertAge, now: Date): { after: Date | null; until: Date | null } {
  const { from, before }: TimeBounds = ageBounds[age];
  return {
    after: before === undefined ? null : subMilliseconds(now, before * millisecondsInDay),
    until: from === undefined ? null : subMilliseconds(now, from * millisecondsInDay),
  };
}

/** The index `alerts_paused` contains these and few others. */
const isPaused: Condition = {
  sql: `sla_paused_at is not null and resolved_at is null and sla_stopped <> 'Breached'`,
  values: [],
  isDecisive: true,
};

/** The index `alerts_sla_running` contains running clocks by deadline. */
const whileRunning = (condition: Condition): Condition => ({
  ...condition,
  sql: `${hasRunningClock} and ${condition.sql}`,
});

export const isDue = (due: AlertDue, now: Date): Condition =>
  due === 'Paused'
    ? isPaused
    : whileRunning(
        withinDays('sla_deadline', dueBounds[due], aheadOperators, (days) =>
          addMilliseconds(now, days * millisecondsInDay),
        ),
      );

export const isDueFrom = (moment: string): Condition => whileRunning(isFrom('sla_deadline', moment));
export const isDueUntil = (moment: string): Condition => whileRunning(isUntil('sla_deadline', moment));

/** The index `alerts_pending` contains only these. */
export const isPending: Condition = { sql: `status <> 'Resolved'`, values: [], isDecisive: true };
