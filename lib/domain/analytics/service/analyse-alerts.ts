import { AlertAge, DueAhead } from '@/lib/domain/alerts/list-schema';
import { countPendingWork, type PendingWork } from '@/lib/domain/alerts/service/count-pending-work';
import { countAlertVerdicts } from '@/lib/domain/alerts/service/count-verdicts';
import { Priority } from '@/lib/domain/words';
import { sumOf, tally } from '@/lib/domain/counts';
import type { Context } from '@/lib/platform/context';
import { datesAhead } from '../period';
import { percentageOf } from '../present';
import type { AlertAnalytics } from '../schema';

type Verdict = Awaited<ReturnType<typeof countAlertVerdicts>>[number];

/** Days of deadlines, including today. */
const daysAhead = 5;

const ratesOf = (rows: readonly Verdict[]) => {
  const [resolved, false_positives] = [sumOf(rows), sumOf(rows.filter((row) => row.is_false_positive))];
  return { resolved, false_positives, percentage: percentageOf(false_positives, resolved) };
};

/** Sorted by the number resolved. Alerts without a match have no name and are omitted. */
const byName = (rows: readonly Verdict[], nameOf: (row: Verdict) => string | null) =>
  [...Map.groupBy(rows, nameOf)]
    .flatMap(([name, named]) => (name === null ? [] : [{ name, ...ratesOf(named) }]))
    .toSorted((a, b) => b.resolved - a.resolved || (a.name < b.name ? -1 : 1));

function falsePositivesOf(verdicts: readonly Verdict[]): AlertAnalytics['false_positives'] {
  return {
    by_list: byName(verdicts, ({ list }) => list).map(({ name, ...rates }) => ({ list: name, ...rates })),
    by_model_version: byName(verdicts, ({ model_version }) => model_version).map(({ name, ...rates }) => ({
      model_version: name,
      ...rates,
    })),
  };
}

const countDueOn = (pending: readonly PendingWork[], day: string): number =>
  sumOf(pending.filter(({ due_day }) => due_day === day));

const byAge = (rows: readonly PendingWork[]) =>
  AlertAge.options.map((age) => {
    const ofAge = rows.filter((row) => row.age === age);
    return {
      age,
      count: sumOf(ofAge),
      overdue: countDueOn(ofAge, 'Overdue'),
      by_priority: tally(ofAge, 'priority', Priority.options),
    };
  });

/** Unresolved alerts by age and deadline, and false positives by list and model, at the current time (API §5.7). */
export async function analyseAlerts(ctx: Context): Promise<AlertAnalytics> {
  const days = datesAhead(daysAhead, ctx.now());
  const [pending, verdicts] = await Promise.all([countPendingWork(ctx, days), countAlertVerdicts(ctx)]);
  const open = pending.filter(({ status, is_snoozed }) => status === 'Open' && !is_snoozed);
  return {
    open_alerts: sumOf(open),
    backlog: byAge(open).map(({ overdue: _, ...ofAge }) => ofAge),
    deadlines: tally(open, 'due', ['Breached', ...DueAhead.options, 'Paused']),
    pending_alerts: sumOf(pending),
    pending_by_age: byAge(pending),
    overdue_alerts: countDueOn(pending, 'Overdue'),
    due_by_day: days.map((date) => ({ date, count: countDueOn(pending, date) })),
    paused_alerts: sumOf(pending.filter(({ due }) => due === 'Paused')),
    false_positives: falsePositivesOf(verdicts),
  };
}
