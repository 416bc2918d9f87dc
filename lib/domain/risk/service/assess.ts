import { isDeepStrictEqual } from 'node:util';
import type { RiskAssessment as RiskAssessmentModel } from '@/generated/prisma/client';
import { lockCase } from '@/lib/domain/cases/service/lock';
import { hasOpenChecks } from '@/lib/domain/checks/service/has-open';
import { riskModelInForce } from '@/lib/domain/policies/service/risk-model-in-force';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import type { Transaction } from '@/lib/platform/transaction';
import { riskCompleted } from '../events';
import { riskLifecycle } from '../lifecycle';
import { presentRiskAssessment } from '../present';
import { type RiskAssessment, RiskDimensions, type RiskFacts, type RiskStatus } from '../schema';
import {
  type AssessmentValues,
  findBefore,
  findNewest,
  insertAssessment,
  letOverrideStand,
  supersedeActive,
  updateAssessment,
} from '../store';
import { type Basis, calculationOf, keepsItsOwn } from '../standing-override';
import { showCaseRisk } from './show-case-risk';

/** `asked`: somebody asked for a new one (API §5.1). `judged`: something changed that may have changed the facts. */
export type Occasion = 'asked' | 'judged';

const keepsEqual: Record<Occasion, boolean> = { asked: false, judged: true };

/** The Active assessment of the same facts by the same model, with its override if it has one. */
async function findEqual(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  { facts, model }: Basis,
): Promise<RiskAssessmentModel | null> {
  const newest = await findNewest(tx, ctx, caseToken);
  const isCurrent = newest?.status === 'Active' && newest.model_version === model.version;
  return isCurrent && isDeepStrictEqual(newest.facts, facts) ? newest : null;
}

/** A Draft of the case is calculated again. */
async function write(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  basis: Basis,
  status: RiskStatus,
): Promise<RiskAssessmentModel> {
  const before = await findBefore(tx, ctx, caseToken);
  const { draft, standing } = before;
  if (keepsItsOwn(draft, standing) && !draft.override_stands)
    await letOverrideStand(tx, ctx, caseToken, draft.token);
  const { dimensions, ...calculation } = calculationOf(basis, before);
  const values: AssessmentValues = {
    ...calculation,
    case_token: caseToken,
    status,
    dimensions: RiskDimensions.parse(dimensions),
    facts: basis.facts,
  };
  return draft
    ? updateAssessment(tx, ctx, draft.token, values)
    : insertAssessment(tx, ctx, newToken('rsk'), values);
}

function calculated(data: RiskAssessment) {
  const { token, case_token, status, overall_score, tier, due_diligence_path, model_version } = data;
  const { override_tier, override_carried_from } = data;
  const carried = override_carried_from === null ? {} : { override_tier, override_carried_from };
  const details = { status, overall_score, tier, due_diligence_path, model_version, ...carried };
  return { token, case_token, details, data };
}

const activation = riskLifecycle.require('activate', riskLifecycle.initial);

/** A Draft is audited, and nobody else is told: its score is not final. */
async function draft(tx: Transaction, ctx: Context, caseToken: string, basis: Basis) {
  const row = await write(tx, ctx, caseToken, basis, riskLifecycle.initial);
  recordEvent(tx, ctx, activation.event, calculated(presentRiskAssessment(row)));
  return row;
}

/**
 * While the case has open checks, the assessment is a Draft and changes nothing else. Then it supersedes the last
 * Active one and sets the tier and score of the case (API §6.4). An equal Active one is kept, unless a new one is asked
 * for. An Approved one stays, and a new one is calculated beside it. Throws `NotFound` (404).
 */
export async function assessRisk(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  facts: RiskFacts,
  occasion: Occasion,
): Promise<RiskAssessmentModel> {
  await lockCase(tx, ctx, caseToken);
  const basis = { facts, model: await riskModelInForce(tx, ctx) };
  const equal = keepsEqual[occasion] ? await findEqual(tx, ctx, caseToken, basis) : null;
  if (equal) return equal;
  if (await hasOpenChecks(tx, ctx, caseToken)) return draft(tx, ctx, caseToken, basis);
  await supersedeActive(tx, ctx, caseToken);
  const active = await write(tx, ctx, caseToken, basis, activation.to);
  await showCaseRisk(tx, ctx, caseToken);
  const occurrence = calculated(presentRiskAssessment(active));
  recordEvent(tx, ctx, activation.event, occurrence);
  recordEvent(tx, ctx, riskCompleted, occurrence);
  return active;
}
