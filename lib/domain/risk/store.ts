import type { Prisma, RiskAssessment } from '@/generated/prisma/client';
import type { Page, PageRequest } from '@/lib/domain/answer';
import { type ListFilters, listPage, type ListSource, type RowPage, rowPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import type { Transaction } from '@/lib/platform/database/transaction';
import { statusesInEffect } from './approval';
import { riskLifecycle } from './lifecycle';
import { presentRiskAssessment, type RiskAssessmentRow } from './present';
import type { RiskStatus } from './schema';
import type { Before } from './standing-override';

export async function requireAssessment(
  tx: Transaction,
  ctx: Context,
  token: string,
): Promise<RiskAssessment> {
  const found = await tx.riskAssessment.findUnique({
    where: { project_id_token: { project_id: ctx.project.id, token } },
  });
  if (!found) throw new NotFound('risk assessment');
  return found;
}

const list: ListSource = { table: 'risk_assessments', fewRowsBy: ['case_token'] };

export const listAssessmentRows = (
  ctx: Context,
  filters: ListFilters,
  page: PageRequest,
): Promise<Page<RiskAssessmentRow>> => listPage(ctx, list, filters, page);

export function findNewest(tx: Transaction, ctx: Context, caseToken: string): Promise<RiskAssessment | null> {
  return tx.riskAssessment.findFirst({
    where: { project_id: ctx.project.id, case_token: caseToken },
    orderBy: [{ created_at: 'desc' }, { token: 'desc' }],
  });
}

/**
 * The assessment in effect, which sets the tier and score of the case: the Active one, otherwise the last
 * Approved one.
 */
export function findEffective(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
): Promise<RiskAssessment | null> {
  return tx.riskAssessment.findFirst({
    where: { project_id: ctx.project.id, case_token: caseToken, status: { in: [...statusesInEffect] } },
    orderBy: [{ created_at: 'desc' }, { token: 'desc' }],
  });
}

/** As `findEffective`, for several cases: newest first, so that the first one of each case counts. */
export function findEffectiveOfCases(
  tx: Transaction,
  ctx: Context,
  caseTokens: readonly string[],
): Promise<RiskAssessment[]> {
  return tx.riskAssessment.findMany({
    where: {
      project_id: ctx.project.id,
      case_token: { in: [...caseTokens] },
      status: { in: [...statusesInEffect] },
    },
    orderBy: [{ created_at: 'desc' }, { token: 'desc' }],
  });
}

/** A case has at most one Draft. */
export function findDraft(tx: Transaction, ctx: Context, caseToken: string): Promise<RiskAssessment | null> {
  return tx.riskAssessment.findFirst({
    where: { project_id: ctx.project.id, case_token: caseToken, status: riskLifecycle.initial },
  });
}

/** A case has at most one Active. */
export function findActive(tx: Transaction, ctx: Context, caseToken: string): Promise<RiskAssessment | null> {
  const status = 'Active' satisfies RiskStatus;
  return tx.riskAssessment.findFirst({
    where: { project_id: ctx.project.id, case_token: caseToken, status },
  });
}

export function findLastApproved(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
): Promise<RiskAssessment | null> {
  const status = 'Approved' satisfies RiskStatus;
  return tx.riskAssessment.findFirst({
    where: { project_id: ctx.project.id, case_token: caseToken, status },
    orderBy: [{ created_at: 'desc' }, { token: 'desc' }],
  });
}

/** The assessment of a case whose override calculations keep (docs/adr/0072). */
export function findStandingOverride(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
): Promise<RiskAssessment | null> {
  return tx.riskAssessment.findFirst({
    where: { project_id: ctx.project.id, case_token: caseToken, override_stands: true },
  });
}

/** The context of a calculation, besides the facts and the model. */
export const findBefore = async (tx: Transaction, ctx: Context, caseToken: string): Promise<Before> => ({
  draft: await findDraft(tx, ctx, caseToken),
  standing: await findStandingOverride(tx, ctx, caseToken),
});

/** Makes the override of an assessment the standing one. Invalidates earlier approvals. */
export async function letOverrideStand(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  token: string,
): Promise<void> {
  const where = { project_id: ctx.project.id, case_token: caseToken };
  await tx.riskAssessment.updateMany({ where, data: { override_stands: false, approved_tier: null } });
  await tx.riskAssessment.updateMany({ where: { ...where, token }, data: { override_stands: true } });
}

/** Returns the token of the assessment that was Active, if there was one. */
export async function supersedeActive(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
): Promise<string | null> {
  const active = await findActive(tx, ctx, caseToken);
  if (!active) return null;
  const { to } = riskLifecycle.require('supersede', active.status);
  await updateAssessment(tx, ctx, active.token, { status: to });
  return active.token;
}

export type AssessmentValues = Omit<
  Prisma.RiskAssessmentUncheckedCreateInput,
  'project_id' | 'token' | 'created_at' | 'updated_at'
>;

export function insertAssessment(
  tx: Transaction,
  ctx: Context,
  token: string,
  values: AssessmentValues,
): Promise<RiskAssessment> {
  const now = ctx.now();
  return tx.riskAssessment.create({
    data: { ...values, token, project_id: ctx.project.id, created_at: now, updated_at: now },
  });
}

export function updateAssessment(
  tx: Transaction,
  ctx: Context,
  token: string,
  change: Partial<AssessmentValues>,
): Promise<RiskAssessment> {
  return tx.riskAssessment.update({
    where: { project_id_token: { project_id: ctx.project.id, token } },
    data: { ...change, updated_at: ctx.now() },
  });
}

/** Records that the caller approves the tier that the assessment shows. */
export const approveAssessment = (
  tx: Transaction,
  ctx: Context,
  row: RiskAssessment,
  to: RiskStatus,
): Promise<RiskAssessment> =>
  updateAssessment(tx, ctx, row.token, {
    status: to,
    approved_by: ctx.actor.id,
    approved_at: ctx.now(),
    approved_tier: presentRiskAssessment(row).effective_tier,
  });

export const findAssessmentPageOfCase = (
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  page: RowPage,
): Promise<RiskAssessment[]> =>
  tx.riskAssessment.findMany({
    where: { project_id: ctx.project.id, case_token: caseToken },
    ...rowPage(ctx, page),
  });

/** Deletes at most `max`. Returns how many. */
export const deleteOfCase = (
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  max: number,
): Promise<number> =>
  tx.$executeRaw`
    delete from risk_assessments where project_id = ${ctx.project.id} and token in (
      select token from risk_assessments where project_id = ${ctx.project.id} and case_token = ${caseToken}
      order by token limit ${max})`;
