import type { RowPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { presentRiskAssessment } from '../present';
import type { RiskAssessmentWithFacts } from '../schema';
import { findAssessmentPageOfCase } from '../store';

/** Oldest first, with the facts that they were calculated from. */
export async function presentRiskAssessmentsOfCase(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  page: RowPage,
): Promise<RiskAssessmentWithFacts[]> {
  const rows = await findAssessmentPageOfCase(tx, ctx, caseToken, page);
  return rows.map((row) => ({
    ...presentRiskAssessment(row),
    facts: row.facts as RiskAssessmentWithFacts['facts'], // only this folder writes it, from an object
  }));
}
