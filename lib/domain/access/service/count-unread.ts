import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/transaction';
import type { UnreadCount } from '../schema';
import { countUnread as countRows } from '../store/notifications';

/** How many notifications the signed-in person has not read (API §8.6). */
export const countUnread = async (ctx: Context): Promise<UnreadCount> => ({
  unread: await read(ctx, (tx) => countRows(tx, ctx)),
});
