import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import type { UnreadCount } from '../schema';
import { countUnread as countRows } from '../store';

/** Number of unread notifications of the signed-in person (API §8.6). */
export const countUnread = async (ctx: Context): Promise<UnreadCount> => ({
  unread: await read(ctx, (tx) => countRows(tx, ctx)),
});
