import { lockOpenCase } from '@/lib/domain/cases/service/lock-open';
import { assessCase } from '@/lib/domain/flows/service/assess-case';
import { presentRiskAssessment } from '@/lib/domain/risk/present';
import type { RiskAssessment } from '@/lib/domain/risk/schema';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';

/**
 * API §5.1: a Draft while checks are open, otherwise Active. Throws `NotFound` (404) and `InvalidState`
 * (409).
 */
export function calculateRiskAssessment(ctx: Context, caseToken: string): Promise<RiskAssessment> {
  return transaction(ctx, async (tx) => {
    const locked = await lockOpenCase(tx, ctx, caseToken, 'calculate a risk assessment');
    return presentRiskAssessment(await assessCase(tx, ctx, locked, 'asked'));
  });
}
