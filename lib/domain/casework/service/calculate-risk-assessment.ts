import { presentRiskAssessment } from '@/lib/domain/risk/present';
import type { RiskAssessment } from '@/lib/domain/risk/schema';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/transaction';
import { reassessCase } from './reassess-case';

/** API §5.1: a Draft while checks are open, else Active. Throws `NotFound` (404). */
export function calculateRiskAssessment(ctx: Context, caseToken: string): Promise<RiskAssessment> {
  return transaction(ctx, async (tx) => presentRiskAssessment(await reassessCase(tx, ctx, caseToken)));
}
