import { isDeepStrictEqual } from 'node:util';
import type { RiskAssessment as RiskAssessmentModel } from '@/generated/prisma/client';
import { lockCase } from '@/lib/domain/cases/service/lock';
import { hasOpenChecks } from '@/lib/domain/checks/service/has-open';
import { riskModelInForce } from '@/lib/domain/policies/service/risk-model-in-force';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import type { Transaction } from '@/lib/platform/database/transaction';
import { riskLifecycle } from '../lifecycle';
import { activation, calculatedValues, recordActive, recordDraft } from '../new-row';
import type { RiskFacts, RiskStatus } from '../schema';
import {
  type AssessmentValues,
  findBefore,
  findNewest,
  insertAssessment,
  letOverrideStand,
  supersedeActive,
  updateAssessment,
} from '../store';
import { type Basis, keepsItsOwn } from '../standing-override';
import { showCaseRisk } from './show-case-risk';

/**
 * `asked`: a caller requested a new assessment (API §5.1). `judged`: a change may have affected the facts.
 */
export type Occasion = 'asked' | 'judged';

const keepsEqual: Record<Occasion, boolean> = { asked: false, judged: true };

/** The Active assessment with the same facts and model, with its override if it has one. */
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

/** A Draft of the case is recalculated. */
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
  const values: AssessmentValues = calculatedValues(caseToken, basis, before, status);
  return draft
    ? updateAssessment(tx, ctx, draft.token, values)
    : insertAssessment(tx, ctx, newToken('rsk'), values);
}

async function draft(tx: Transaction, ctx: Context, caseToken: string, basis: Basis) {
  const row = await write(tx, ctx, caseToken, basis, riskLifecycle.initial);
  recordDraft(tx, ctx, row);
  return row;
}

/**
 * While the case has open checks, the assessment is a Draft and changes nothing else. Afterwards it
 * supersedes the last Active one and sets the tier and score of the case (API §6.4). An Active one with the
 * same facts is kept unless a new one is requested. An Approved one is kept in addition to the new one.
 * Throws `NotFound` (404).
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
  const supersedes = await supersedeActive(tx, ctx, caseToken);
  const active = await write(tx, ctx, caseToken, basis, activation.to);
  await showCaseRisk(tx, ctx, caseToken);
  recordActive(tx, ctx, active, supersedes);
  return active;
}
