import type { Context } from '@/lib/platform/context';
import { sumVerdicts, type VerdictTotal } from '../store/verdicts';

/** Number of resolved alerts by list, model of the matcher, and whether they were false positives. */
export async function countAlertVerdicts(ctx: Context): Promise<(VerdictTotal & { count: number })[]> {
  const totals = await sumVerdicts(ctx);
  return totals.map(({ bucket: { list, model_version, is_false_positive }, total }) => ({
    list,
    model_version,
    is_false_positive,
    count: total,
  }));
}
