import type { Context } from '@/lib/platform/context';
import { sumVerdicts, type VerdictTotal } from '../store/verdicts';

/** The resolved alerts, by list, by model of the matcher, and by whether they were false positives. */
export async function countAlertVerdicts(ctx: Context): Promise<(VerdictTotal & { count: number })[]> {
  const totals = await sumVerdicts(ctx);
  return totals.map(({ bucket: { list, model_version, is_false_positive }, total }) => ({
    list,
    model_version,
    is_false_positive,
    count: total,
  }));
}
