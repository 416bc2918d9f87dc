import type { RiskAssessment as RiskAssessmentModel } from '@/generated/prisma/client';
import { lockCase } from '@/lib/domain/cases/service/lock';
import { setCaseRisk } from '@/lib/domain/cases/service/set-risk';
import { hasOpenChecks } from '@/lib/domain/checks/service/has-open';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import type { Transaction } from '@/lib/platform/transaction';
import { riskCompleted } from '../events';
import type { RiskFacts } from '../facts';
import { riskLifecycle } from '../lifecycle';
import { currentRiskModel } from '../model';
import { presentRiskAssessment } from '../present';
import { RiskDimensions, type RiskStatus } from '../schema';
import { scoreRisk } from '../score';
import {
  type AssessmentValues,
  findDraft,
  insertAssessment,
  supersedeActive,
  updateAssessment,
} from '../store';

/** Overwrites a Draft of the case, which nothing can refer to yet. */
async function write(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  facts: RiskFacts,
  status: RiskStatus,
): Promise<RiskAssessmentModel> {
  const { dimensions, ...score } = scoreRisk(facts, currentRiskModel);
  const values: AssessmentValues = {
    ...score,
    case_token: caseToken,
    status,
    dimensions: RiskDimensions.parse(dimensions),
    facts,
  };
  const draft = await findDraft(tx, ctx, caseToken);
  return draft
    ? updateAssessment(tx, ctx, draft.token, values)
    : insertAssessment(tx, ctx, newToken('rsk'), values);
}

const activation = riskLifecycle.require('activate', riskLifecycle.initial);

/**
 * While the case has open checks, the assessment is a Draft and changes nothing else. Then it supersedes the last
 * Active one and sets the tier and score of the case (API §6.4). Throws `NotFound` (404).
 */
export async function assessRisk(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  facts: RiskFacts,
): Promise<RiskAssessmentModel> {
  await lockCase(tx, ctx, caseToken);
  if (await hasOpenChecks(tx, ctx, caseToken)) return write(tx, ctx, caseToken, facts, riskLifecycle.initial);
  await supersedeActive(tx, ctx, caseToken);
  const active = await write(tx, ctx, caseToken, facts, activation.to);
  const data = presentRiskAssessment(active);
  const { token, overall_score, tier, due_diligence_path, model_version } = data;
  await setCaseRisk(tx, ctx, caseToken, { tier, score: overall_score });
  const details = { overall_score, tier, due_diligence_path, model_version };
  const occurrence = { token, case_token: caseToken, details, data };
  recordEvent(tx, ctx, activation.event, occurrence);
  recordEvent(tx, ctx, riskCompleted, occurrence);
  return active;
}
