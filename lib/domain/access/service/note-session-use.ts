import { subSeconds } from 'date-fns/subSeconds';
import type { Context } from '@/lib/platform/context';
import { logFault } from '@/lib/platform/errors/log-fault';
import { transaction } from '@/lib/platform/database/transaction';
import { type SessionUser, updateLastUse } from '../store/sessions';

/** More often would cost a statement per person for a rarely read list. */
const everySeconds = 300;

/**
 * Records the use of a session, at most every five minutes. Nobody waits for it, and its failure does not
 * affect the request.
 */
export function noteSessionUse(ctx: Context, session: string, user: SessionUser): void {
  const due = subSeconds(ctx.now(), everySeconds);
  if (user.last_used_at && user.last_used_at > due) return;
  // Remembered by this process, so that the following requests do not write again.
  user.last_used_at = ctx.now();
  transaction(ctx, (tx) => updateLastUse(tx, ctx, session, due)).catch((error: unknown) =>
    logFault(error, {}, 'the use of a session could not be noted'),
  );
}
