import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { flowLifecycle } from '../lifecycle';

/** Locks the flows in a fixed order. False if one of them is still running. */
export async function lockEnded(tx: Transaction, ctx: Context, tokens: readonly string[]): Promise<boolean> {
  if (tokens.length === 0) return true;
  const rows = await tx.$queryRaw<{ processing_status: string }[]>`
    select processing_status from flows
    where project_id = ${ctx.project.id} and token = any(${[...tokens]}::text[]) order by token for update`;
  return rows.every(({ processing_status }) => processing_status !== flowLifecycle.initial);
}

/** Includes the people and companies of the requests. */
export async function deleteFlowRows(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<void> {
  const project_id = ctx.project.id;
  await tx.flowParty.deleteMany({ where: { project_id, flow_token: { in: [...tokens] } } });
  await tx.flow.deleteMany({ where: { project_id, token: { in: [...tokens] } } });
}
