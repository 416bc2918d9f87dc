import type { RiskAssessment as RiskAssessmentModel } from '@/generated/prisma/client';
import { recordEvent } from '@/lib/domain/record-event';
import { asJson } from '@/lib/domain/as-json';
import { asStored } from '@/lib/platform/database/as-stored';
import type { Context } from '@/lib/platform/context';
import { decimalOrNull } from '@/lib/platform/database/decimal';
import { newToken } from '@/lib/platform/ids';
import type { Recorder } from '@/lib/platform/records';
import { riskCompleted } from './events';
import { riskLifecycle } from './lifecycle';
import { presentRiskAssessment } from './present';
import { type RiskAssessment, RiskDimensions, type RiskStatus } from './schema';
import { type Basis, type Before, calculationOf } from './standing-override';

/** Score and tier that result from the facts of a case. */
export function calculatedValues(case_token: string, basis: Basis, before: Before, status: RiskStatus) {
  const { dimensions, ...calculation } = calculationOf(basis, before);
  return {
    ...calculation,
    case_token,
    status,
    dimensions: RiskDimensions.parse(dimensions),
    facts: basis.facts,
  };
}

export const activation = riskLifecycle.require('activate', riskLifecycle.initial);

const nothingBefore: Before = { draft: null, standing: null };

/** The first assessment of a case whose checks have all ended. */
export function newAssessmentRow(ctx: Context, caseToken: string, basis: Basis): RiskAssessmentModel {
  const { overall_score, facts, dimensions, ...values } = calculatedValues(
    caseToken,
    basis,
    nothingBefore,
    activation.to,
  );
  const now = ctx.now();
  return {
    ...values,
    project_id: ctx.project.id,
    token: newToken('rsk'),
    overall_score: decimalOrNull(overall_score)!, // there is one
    facts: asJson(asStored(facts)),
    dimensions: asJson(asStored(dimensions)),
    override_stands: false,
    approved_by: null,
    approved_at: null,
    approved_tier: null,
    created_at: now,
    updated_at: now,
  };
}

function calculated(data: RiskAssessment, supersedes: string | null) {
  const { token, case_token, status, overall_score, tier, due_diligence_path, model_version } = data;
  const { override_tier, override_carried_from } = data;
  const carried = override_carried_from === null ? {} : { override_tier, override_carried_from };
  const details = { status, overall_score, tier, due_diligence_path, model_version, supersedes, ...carried };
  return { token, case_token, details, data };
}

/** A Draft is audited but not published: its score is not final. */
export function recordDraft(recorder: Recorder, ctx: Context, row: RiskAssessmentModel): void {
  recordEvent(recorder, ctx, activation.event, calculated(presentRiskAssessment(row), null));
}

/** @param supersedes the assessment of the case that was Active until now */
export function recordActive(
  recorder: Recorder,
  ctx: Context,
  row: RiskAssessmentModel,
  supersedes: string | null,
): void {
  const occurrence = calculated(presentRiskAssessment(row), supersedes);
  recordEvent(recorder, ctx, activation.event, occurrence);
  recordEvent(recorder, ctx, riskCompleted, occurrence);
}
