import type { Page, PageRequest } from '@/lib/domain/answer';
import { requireCase } from '@/lib/domain/cases/service/require';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { presentRiskAssessment } from '../present';
import type { RiskAssessment } from '../schema';
import { listAssessmentRows } from '../store';

/** Throws `NotFound` (404) for an unknown case. */
export async function listCaseRiskAssessments(
  ctx: Context,
  caseToken: string,
  page: PageRequest,
): Promise<Page<RiskAssessment>> {
  await requireCase(ctx, caseToken);
  const equals = { case_token: caseToken };
  return presentPage(await listAssessmentRows(ctx, { equals }, page), presentRiskAssessment);
}
