import { deleteNotificationsAbout } from '@/lib/domain/notifications/service/delete-about';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { deleteWithoutCase } from '../store/of-entity';

/** Deletes alerts about these entities that belong to no case. */
export async function deleteAlertsWithoutCase(
  tx: Transaction,
  ctx: Context,
  entityTokens: readonly string[],
): Promise<void> {
  const tokens = await deleteWithoutCase(tx, ctx, entityTokens);
  if (tokens.length > 0) await deleteNotificationsAbout(tx, ctx, tokens);
}
