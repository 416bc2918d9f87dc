import type { Case } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { Case as PresentedCase } from '../schema';

const closed: PresentedCase['status'] = 'Closed';

/** Cases that were closed until then, in order of closing. */
export async function findClosedUntil(
  tx: Transaction,
  ctx: Context,
  until: Date,
  limit: number,
): Promise<string[]> {
  const found = await tx.case.findMany({
    where: { project_id: ctx.project.id, status: closed, closed_at: { lte: until } },
    orderBy: [{ closed_at: 'asc' }, { token: 'asc' }],
    select: { token: true },
    take: limit,
  });
  return found.map(({ token }) => token);
}

/** Null if it is not one of those, or somebody else has locked it. */
export async function lockClosedUntil(
  tx: Transaction,
  ctx: Context,
  token: string,
  until: Date,
): Promise<Case | null> {
  const [locked] = await tx.$queryRaw<Case[]>`
    select * from cases
    where project_id = ${ctx.project.id} and token = ${token} and status = ${closed}
      and closed_at <= ${until}::timestamptz
    for update skip locked`;
  return locked ?? null;
}

export async function deleteMembers(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  entityTokens: readonly string[],
): Promise<void> {
  await tx.caseEntity.deleteMany({
    where: { project_id: ctx.project.id, case_token: caseToken, entity_token: { in: [...entityTokens] } },
  });
}

/** Also removes the membership of entities that stay. */
export async function deleteCaseRow(tx: Transaction, ctx: Context, token: string): Promise<void> {
  await tx.caseEntity.deleteMany({ where: { project_id: ctx.project.id, case_token: token } });
  await tx.case.delete({
    where: { project_id_token: { project_id: ctx.project.id, token } },
    select: { token: true },
  });
}
