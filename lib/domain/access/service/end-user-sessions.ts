import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { recordEndedSessions } from '../ended-sessions';
import { updateEndOfOtherSessions } from '../store/sessions';

/** Ends all sessions of a person, who may sign in again (API §5.11). Throws `NotFound` (404). */
export const endUserSessions = (ctx: Context, token: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    const ended = await updateEndOfOtherSessions(tx, ctx, token, null);
    await recordEndedSessions(tx, ctx, token, ended);
  });
