import { deleteNotices } from '@/lib/domain/access/service/delete-notices';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { deleteWithoutCase } from '../store/of-entity';

/** The alerts about these entities that no case has. */
export async function deleteAlertsWithoutCase(
  tx: Transaction,
  ctx: Context,
  entityTokens: readonly string[],
): Promise<void> {
  const tokens = await deleteWithoutCase(tx, ctx, entityTokens);
  if (tokens.length > 0) await deleteNotices(tx, ctx, tokens);
}
