import type { Case, CaseEntity, Prisma } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';

const idOf = (ctx: Context, token: string) => ({ project_id_token: { project_id: ctx.project.id, token } });

export function findCase(tx: Transaction, ctx: Context, token: string): Promise<Case | null> {
  return tx.case.findUnique({ where: idOf(ctx, token) });
}

/** Holds the case until the transaction ends, so that what is decided about it is decided one after the other. */
export async function lockCase(tx: Transaction, ctx: Context, token: string): Promise<boolean> {
  const locked = await tx.$queryRaw<unknown[]>`
    select token from cases where project_id = ${ctx.project.id} and token = ${token} for update`;
  return locked.length === 1;
}

/** Counts within the transaction: a case that is not committed leaves no gap behind. */
export async function takeCaseNumber(tx: Transaction, ctx: Context): Promise<number> {
  const { next_case_number } = await tx.project.update({
    where: { id: ctx.project.id },
    data: { next_case_number: { increment: 1 } },
    select: { next_case_number: true },
  });
  return next_case_number - 1;
}

export function insertCase(
  tx: Transaction,
  ctx: Context,
  values: Omit<Prisma.CaseUncheckedCreateInput, 'project_id'>,
): Promise<Case> {
  return tx.case.create({ data: { ...values, project_id: ctx.project.id } });
}

export async function updateCase(
  tx: Transaction,
  ctx: Context,
  token: string,
  change: Prisma.CaseUncheckedUpdateManyInput,
): Promise<void> {
  await tx.case.updateMany({
    where: { project_id: ctx.project.id, token },
    data: { ...change, updated_at: ctx.now() },
  });
}

/** Takes one from the count of open alerts, which stays at 0 once it is there. */
export async function takeOpenAlert(tx: Transaction, ctx: Context, token: string): Promise<void> {
  await tx.case.updateMany({
    where: { project_id: ctx.project.id, token, open_alerts_count: { gt: 0 } },
    data: { open_alerts_count: { decrement: 1 }, updated_at: ctx.now() },
  });
}

export type NewCaseEntity = Omit<Prisma.CaseEntityCreateManyInput, 'project_id'>;

/** Returns those that were not in their case before. */
export function insertCaseEntities(
  tx: Transaction,
  ctx: Context,
  members: readonly NewCaseEntity[],
): Promise<CaseEntity[]> {
  return tx.caseEntity.createManyAndReturn({
    data: members.map((member) => ({ ...member, project_id: ctx.project.id })),
    skipDuplicates: true,
  });
}
