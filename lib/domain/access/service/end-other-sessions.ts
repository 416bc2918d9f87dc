import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { recordEndedSessions } from '../ended-sessions';
import { updateEndOfOtherSessions } from '../store/sessions';

/** Ends the other sessions of the signed-in person (API §5.11). */
export const endOtherSessions = (ctx: Context): Promise<void> =>
  transaction(ctx, async (tx) => {
    const ended = await updateEndOfOtherSessions(tx, ctx, ctx.actor.id, ctx.session ?? null);
    await recordEndedSessions(tx, ctx, ctx.actor.id, ended);
  });
