import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { presentRiskAssessment } from '../present';
import type { RiskAssessment } from '../schema';
import { requireAssessment } from '../store';

/** Throws `NotFound` (404), also for an assessment of another project. */
export function getRiskAssessment(ctx: Context, token: string): Promise<RiskAssessment> {
  return read(ctx, async (tx) => presentRiskAssessment(await requireAssessment(tx, ctx, token)));
}
