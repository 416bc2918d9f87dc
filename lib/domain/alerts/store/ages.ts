import { subMilliseconds } from 'date-fns/subMilliseconds';
import { millisecondsInDay } from 'date-fns/constants';
import type { Condition } from '@/lib/platform/keyset';
import { AlertAge, type AlertDue, DueAhead } from '../list-schema';

// Ages and times to the deadline that alerts are found and counted by (docs/adr/0085).

const clock = '?::timestamptz';

/** In days: at least `from`, and less than `to`. */
const ages: Record<AlertAge, { from?: number; to?: number }> = {
  'Under 1 day': { to: 1 },
  '1 to 3 days': { from: 1, to: 3 },
  '3 to 7 days': { from: 3, to: 7 },
  '7 to 14 days': { from: 7, to: 14 },
  'Over 14 days': { from: 14 },
};

const daysAgo = (days: number) => `${clock} - interval '${days} days'`;

const ageSql = (age: AlertAge): string => {
  const { from, to } = ages[age];
  const parts = [
    ...(from === undefined ? [] : [`created_at <= ${daysAgo(from)}`]),
    ...(to === undefined ? [] : [`created_at > ${daysAgo(to)}`]),
  ];
  return parts.join(' and ');
};

const runningSql: Record<Exclude<AlertDue, 'Paused'>, string> = {
  Overdue: `sla_deadline <= ${clock}`,
  'Overdue or within 24 hours': `sla_deadline < ${clock} + interval '24 hours'`,
  'Within 24 hours': `sla_deadline > ${clock} and sla_deadline < ${clock} + interval '24 hours'`,
  '1 to 7 days': `sla_deadline >= ${clock} + interval '24 hours' and sla_deadline < ${clock} + interval '7 days'`,
  'After 7 days': `sla_deadline >= ${clock} + interval '7 days'`,
};

/** The index `alerts_paused` has these, and few more. */
const isPaused = `sla_paused_at is not null and resolved_at is null and sla_stopped <> 'Breached'`;

const dueSql = (due: AlertDue): string =>
  due === 'Paused' ? isPaused : `sla_stopped is null and ${runningSql[due]}`;

const at = (sql: string, now: Date): Condition => ({
  sql,
  values: Array.from(sql.matchAll(/\?/g), () => now),
  isDecisive: true,
});

export const isOfAge = (age: AlertAge, now: Date): Condition => at(ageSql(age), now);

/** When the alerts of an age were opened: after `after`, and not after `until`. */
export function openedWithin(age: AlertAge, now: Date): { after: Date | null; until: Date | null } {
  const { from, to } = ages[age];
  return {
    after: to === undefined ? null : subMilliseconds(now, to * millisecondsInDay),
    until: from === undefined ? null : subMilliseconds(now, from * millisecondsInDay),
  };
}

export const isDue = (due: AlertDue, now: Date): Condition => at(dueSql(due), now);

const caseOf = (branches: readonly [when: string, then: string][]) =>
  `case ${branches.map(([when, then]) => `when ${when} then '${then}'`).join(' ')} end`;

export const ageOf = (now: Date): Condition =>
  at(caseOf(AlertAge.options.map((age) => [ageSql(age), age])), now);

/** `Breached`, `Paused` where the clock has stopped before, or when it is due. */
export const dueOf = (now: Date): Condition =>
  at(
    caseOf([
      [`sla_stopped = 'Breached' or sla_stopped is null and sla_deadline <= ${clock}`, 'Breached'],
      ['sla_stopped is not null', 'Paused'],
      ...DueAhead.options.map((due): [string, string] => [runningSql[due], due]),
    ]),
    now,
  );
