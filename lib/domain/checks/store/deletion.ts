import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';

/** Deletes at most `max`. Returns how many. */
export const deleteOfCase = (
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  max: number,
): Promise<number> =>
  tx.$executeRaw`
    delete from checks where project_id = ${ctx.project.id} and token in (
      select token from checks where project_id = ${ctx.project.id} and case_token = ${caseToken}
      order by token limit ${max})`;

export async function deleteOfFlows(
  tx: Transaction,
  ctx: Context,
  flowTokens: readonly string[],
): Promise<void> {
  await tx.check.deleteMany({ where: { project_id: ctx.project.id, flow_token: { in: [...flowTokens] } } });
}

/** At most `max` flows of checks of these entities that belong to no case. */
export async function findFlowTokensWithoutCase(
  tx: Transaction,
  ctx: Context,
  entityTokens: readonly string[],
  max: number,
): Promise<string[]> {
  const found = await tx.check.findMany({
    where: {
      project_id: ctx.project.id,
      entity_token: { in: [...entityTokens] },
      case_token: null,
      flow_token: { not: null },
    },
    distinct: ['flow_token'],
    select: { flow_token: true },
    orderBy: { flow_token: 'asc' },
    take: max,
  });
  return found.flatMap(({ flow_token }) => flow_token ?? []);
}

export async function deleteWithoutCase(
  tx: Transaction,
  ctx: Context,
  entityTokens: readonly string[],
): Promise<void> {
  const ofEntities = { project_id: ctx.project.id, entity_token: { in: [...entityTokens] } };
  await tx.check.deleteMany({ where: { ...ofEntities, case_token: null } });
}
