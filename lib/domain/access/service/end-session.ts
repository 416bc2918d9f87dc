import type { Context } from '@/lib/platform/context';
import { noteRevocation } from '@/lib/platform/records';
import { transaction } from '@/lib/platform/database/transaction';
import { updateEndOfSession } from '../store/sessions';

/**
 * Signs out: the cookie of this session is refused from now on. Other sessions of the person are not affected
 * (API §2.4).
 */
export const endSession = (ctx: Context, session: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    await updateEndOfSession(tx, ctx, session);
    noteRevocation(tx);
  });
