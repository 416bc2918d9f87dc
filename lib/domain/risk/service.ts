import type { RiskAssessment as RiskAssessmentModel } from '@/generated/prisma/client';
import { recordEvent } from '@/lib/domain/audit/record-event';
import { holdCase, setCaseRisk } from '@/lib/domain/cases/service';
import { hasOpenChecks } from '@/lib/domain/checks/service';
import { listPage, type ListSource } from '@/lib/domain/list-page';
import type { Page, PageRequest } from '@/lib/domain/operation';
import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors';
import { newToken } from '@/lib/platform/ids';
import { read, type Transaction } from '@/lib/platform/transaction';
import type { RiskFacts } from './facts';
import { type RiskAssessment, RiskDimensions, type RiskStatus } from './schema';
import { riskLifecycle } from './lifecycle';
import { currentRiskModel } from './model';
import { presentRiskAssessment, type RiskAssessmentRow } from './present';
import { scoreRisk } from './score';
import {
  type AssessmentValues,
  findAssessment,
  findDraft,
  insertAssessment,
  supersedeOfCase,
  updateAssessment,
} from './store';

/** Throws `NotFound` (404), also for an assessment of another project. */
export function get(ctx: Context, token: string): Promise<RiskAssessment> {
  return read(ctx, async (tx) => {
    const found = await findAssessment(tx, ctx, token);
    if (!found) throw new NotFound('risk assessment');
    return presentRiskAssessment(found);
  });
}

const source: ListSource<RiskAssessmentRow, RiskAssessment> = {
  table: 'risk_assessments',
  keptColumns: [],
  present: presentRiskAssessment,
};

export function listOfCase(
  ctx: Context,
  caseToken: string,
  page: PageRequest,
): Promise<Page<RiskAssessment>> {
  return listPage(ctx, source, { equals: { case_token: caseToken } }, page);
}

/** A Draft of the case is written over: nobody may have relied on it yet. */
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
 * Calculates the case's risk. While checks of the case are open it is a Draft, which changes nothing else; then it
 * becomes Active in the place of the last Active one, and the case has its tier and score (decisions 6).
 * Throws `NotFound` (404).
 */
export async function assess(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  facts: RiskFacts,
): Promise<RiskAssessmentModel> {
  await holdCase(tx, ctx, caseToken);
  if (await hasOpenChecks(tx, ctx, caseToken)) return write(tx, ctx, caseToken, facts, riskLifecycle.initial);
  await supersedeOfCase(tx, ctx, caseToken);
  const active = await write(tx, ctx, caseToken, facts, activation.to);
  const data = presentRiskAssessment(active);
  await setCaseRisk(tx, ctx, caseToken, { tier: data.tier, score: data.overall_score });
  const target = { type: 'risk_assessment' as const, token: active.token, case_token: caseToken };
  const { overall_score, tier, due_diligence_path, model_version } = data;
  const details = { overall_score, tier, due_diligence_path, model_version };
  for (const type of [activation.event, 'risk_assessment.completed'] as const) {
    if (type) recordEvent(tx, ctx, { type, target, details, data });
  }
  return active;
}
