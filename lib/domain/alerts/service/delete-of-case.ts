import { deleteNotificationsAbout } from '@/lib/domain/notifications/service/delete-about';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { deleteOfCase } from '../store/of-case';

/** Deletes at most `max` alerts with their evidence and the notifications about them. Returns how many. */
export async function deleteAlertsOfCase(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  max: number,
): Promise<number> {
  const tokens = await deleteOfCase(tx, ctx, caseToken, max);
  if (tokens.length > 0) await deleteNotificationsAbout(tx, ctx, tokens);
  return tokens.length;
}
