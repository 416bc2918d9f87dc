import { AlertAge, DueAhead } from '@/lib/domain/alerts/list-schema';
import { countOpenWork } from '@/lib/domain/alerts/service/count-open-work';
import { countAlertVerdicts } from '@/lib/domain/alerts/service/count-verdicts';
import { Priority } from '@/lib/domain/words';
import { sumOf, tally } from '@/lib/domain/counts';
import type { Context } from '@/lib/platform/context';
import { percentageOf } from '../present';
import type { AlertAnalytics } from '../schema';

type Verdict = Awaited<ReturnType<typeof countAlertVerdicts>>[number];

const ratesOf = (rows: readonly Verdict[]) => {
  const [resolved, false_positives] = [sumOf(rows), sumOf(rows.filter((row) => row.is_false_positive))];
  return { resolved, false_positives, percentage: percentageOf(false_positives, resolved) };
};

/** Those resolved most first. What had no match has no name, and is left out. */
const byName = (rows: readonly Verdict[], nameOf: (row: Verdict) => string | null) =>
  [...Map.groupBy(rows, nameOf)]
    .flatMap(([name, named]) => (name === null ? [] : [{ name, ...ratesOf(named) }]))
    .toSorted((a, b) => b.resolved - a.resolved || (a.name < b.name ? -1 : 1));

/** The open alerts by age and deadline, and false positives by list and by model, now (API §5.7). */
export async function analyseAlerts(ctx: Context): Promise<AlertAnalytics> {
  const [open, verdicts] = await Promise.all([countOpenWork(ctx), countAlertVerdicts(ctx)]);
  const backlog = AlertAge.options.map((age) => {
    const rows = open.filter((row) => row.age === age);
    return {
      age,
      count: sumOf(rows),
      by_priority: tally(rows, 'priority', Priority.options),
    };
  });
  return {
    open_alerts: sumOf(open),
    backlog,
    deadlines: tally(open, 'due', ['Breached', ...DueAhead.options, 'Paused']),
    false_positives: {
      by_list: byName(verdicts, ({ list }) => list).map(({ name, ...rates }) => ({ list: name, ...rates })),
      by_model_version: byName(verdicts, ({ model_version }) => model_version).map(({ name, ...rates }) => ({
        model_version: name,
        ...rates,
      })),
    },
  };
}
