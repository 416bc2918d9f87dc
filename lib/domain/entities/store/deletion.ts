import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';

/**
 * Entities that are monitored or belong to another case. Uses the view `entity_holds`, because cases are
 * above this folder.
 */
export async function findHeld(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
  caseToken: string,
): Promise<string[]> {
  const among = [...tokens];
  const rows = await tx.$queryRaw<{ token: string }[]>`
    select token from entities
    where project_id = ${ctx.project.id} and token = any(${among}::text[]) and monitored
    union
    select entity_token from entity_holds
    where project_id = ${ctx.project.id} and entity_token = any(${among}::text[]) and case_token <> ${caseToken}`;
  return rows.map(({ token }) => token);
}

/** Locks in a fixed order until the transaction ends, so that nothing new can refer to them. */
export async function lockEntityRowsToDelete(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<void> {
  await tx.$queryRaw`
    select from entities where project_id = ${ctx.project.id} and token = any(${[...tokens]}::text[])
    order by token for update`;
}

/** Includes their ownership links. */
export async function deleteEntityRows(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<void> {
  const project_id = ctx.project.id;
  const among = { in: [...tokens] };
  await tx.entityOwner.deleteMany({
    where: { project_id, OR: [{ owned_token: among }, { owner_token: among }] },
  });
  await tx.entity.deleteMany({ where: { project_id, token: among } });
}
