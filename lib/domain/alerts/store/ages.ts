import type { Condition } from '@/lib/platform/keyset';
import { AlertAge, type AlertDue, DueAhead } from '../list-schema';

// Ages and times to the deadline that alerts are found and counted by (docs/adr/0085).

const clock = '?::timestamptz';

const ageSql: Record<AlertAge, string> = {
  'Under 1 day': `created_at > ${clock} - interval '1 day'`,
  '1 to 3 days': `created_at <= ${clock} - interval '1 day' and created_at > ${clock} - interval '3 days'`,
  '3 to 7 days': `created_at <= ${clock} - interval '3 days' and created_at > ${clock} - interval '7 days'`,
  '7 to 14 days': `created_at <= ${clock} - interval '7 days' and created_at > ${clock} - interval '14 days'`,
  'Over 14 days': `created_at <= ${clock} - interval '14 days'`,
};

const dueSql: Record<AlertDue, string> = {
  Overdue: `sla_deadline <= ${clock}`,
  'Overdue or within 24 hours': `sla_deadline < ${clock} + interval '24 hours'`,
  'Within 24 hours': `sla_deadline > ${clock} and sla_deadline < ${clock} + interval '24 hours'`,
  '1 to 7 days': `sla_deadline >= ${clock} + interval '24 hours' and sla_deadline < ${clock} + interval '7 days'`,
  'After 7 days': `sla_deadline >= ${clock} + interval '7 days'`,
};

const at = (sql: string, now: Date): Condition => ({
  sql,
  values: Array.from(sql.matchAll(/\?/g), () => now),
  isDecisive: true,
});

export const isOfAge = (age: AlertAge, now: Date): Condition => at(ageSql[age], now);

export const isDue = (due: AlertDue, now: Date): Condition =>
  at(`sla_stopped is null and ${dueSql[due]}`, now);

const caseOf = (branches: readonly [when: string, then: string][]) =>
  `case ${branches.map(([when, then]) => `when ${when} then '${then}'`).join(' ')} end`;

export const ageOf = (now: Date): Condition =>
  at(caseOf(AlertAge.options.map((age) => [ageSql[age], age])), now);

/** `Breached`, `Paused` where the clock has stopped before, or when it is due. */
export const dueOf = (now: Date): Condition =>
  at(
    caseOf([
      [`sla_stopped = 'Breached' or sla_stopped is null and sla_deadline <= ${clock}`, 'Breached'],
      ['sla_stopped is not null', 'Paused'],
      ...DueAhead.options.map((due): [string, string] => [dueSql[due], due]),
    ]),
    now,
  );
