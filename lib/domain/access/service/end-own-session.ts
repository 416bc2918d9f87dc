import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { transaction } from '@/lib/platform/database/transaction';
import { recordEndedSessions } from '../ended-sessions';
import { updateEndOfOwnSession } from '../store/sessions';

/**
 * Ends a session of the signed-in person (API §5.11). Throws `NotFound` (404) if it has ended or belongs to
 * somebody else.
 */
export const endOwnSession = (ctx: Context, session: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    if (!(await updateEndOfOwnSession(tx, ctx, session))) throw new NotFound('session');
    await recordEndedSessions(tx, ctx, ctx.actor.id, 1);
  });
