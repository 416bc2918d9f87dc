import type { Prisma, RiskAssessment } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { riskLifecycle } from './lifecycle';

export function findAssessment(tx: Transaction, ctx: Context, token: string): Promise<RiskAssessment | null> {
  return tx.riskAssessment.findUnique({ where: { project_id_token: { project_id: ctx.project.id, token } } });
}

/** The Draft of a case, which has at most one. */
export function findDraft(tx: Transaction, ctx: Context, caseToken: string): Promise<RiskAssessment | null> {
  return tx.riskAssessment.findFirst({
    where: { project_id: ctx.project.id, case_token: caseToken, status: riskLifecycle.initial },
  });
}

/** The Active one of a case, where there is one, makes room for the next. */
export async function supersedeOfCase(tx: Transaction, ctx: Context, caseToken: string): Promise<void> {
  for (const { from, to } of riskLifecycle.moves('supersede')) {
    await tx.riskAssessment.updateMany({
      where: { project_id: ctx.project.id, case_token: caseToken, status: { in: [...from] } },
      data: { status: to, updated_at: ctx.now() },
    });
  }
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
