import type { Context } from '@/lib/platform/context';
import { noteRevocation, transaction } from '@/lib/platform/transaction';
import { updateEndOfSession } from '../store/sessions';

/** Signs out: the session's cookie is refused from now on, and the person's other sessions go on (API §2.4). */
export const endSession = (ctx: Context, session: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    await updateEndOfSession(tx, ctx, session);
    noteRevocation(tx);
  });
