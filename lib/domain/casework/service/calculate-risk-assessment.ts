import { lockOpenCase } from '@/lib/domain/cases/service/lock-open';
import { reassessCase } from '@/lib/domain/flows/service/reassess-case';
import { presentRiskAssessment } from '@/lib/domain/risk/present';
import type { RiskAssessment } from '@/lib/domain/risk/schema';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/transaction';

/** API §5.1: a Draft while checks are open, else Active. Throws `NotFound` (404) and `InvalidState` (409). */
export function calculateRiskAssessment(ctx: Context, caseToken: string): Promise<RiskAssessment> {
  return transaction(ctx, async (tx) => {
    await lockOpenCase(tx, ctx, caseToken, 'calculate a risk assessment');
    return presentRiskAssessment(await reassessCase(tx, ctx, caseToken, 'asked'));
  });
}
