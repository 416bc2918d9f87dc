import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { transaction } from '@/lib/platform/database/transaction';
import type { ReadNotifications, UnreadCount } from '../schema';
import { countOwnNotifications, countUnread, updateRead } from '../store';

/**
 * Marks notifications of the signed-in person as read and returns the number of unread ones (API §5.11).
 * Throws `NotFound` (404), without marking any, if one of them is not theirs.
 */
export function readNotifications(ctx: Context, { tokens }: ReadNotifications): Promise<UnreadCount> {
  const named = [...new Set(tokens)];
  return transaction(ctx, async (tx) => {
    if ((await countOwnNotifications(tx, ctx, named)) < named.length) throw new NotFound('notification');
    await updateRead(tx, ctx, named);
    return { unread: await countUnread(tx, ctx) };
  });
}
