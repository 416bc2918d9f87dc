import { setCaseRisk } from '@/lib/domain/cases/service/set-risk';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { presentRiskAssessment } from '../present';
import { findEffective } from '../store';

/** Copies the effective tier and the score of the assessment in effect to the case (API §4.5). */
export async function showCaseRisk(tx: Transaction, ctx: Context, caseToken: string): Promise<void> {
  const effective = await findEffective(tx, ctx, caseToken);
  if (!effective) return;
  const { effective_tier: tier, override_tier, overall_score: score } = presentRiskAssessment(effective);
  await setCaseRisk(tx, ctx, caseToken, { tier, isOverridden: override_tier !== null, score });
}
