import { subSeconds } from 'date-fns/subSeconds';
import type { Context } from '@/lib/platform/context';
import { logFault } from '@/lib/platform/log-fault';
import { transaction } from '@/lib/platform/transaction';
import { type SessionUser, updateLastUse } from '../store/sessions';

/** More often would cost each person a statement, for a list that is seldom looked at. */
const everySeconds = 300;

/** Notes on the session that it is used, at most every five minutes. Nobody waits for it, and a failure is no caller's. */
export function noteSessionUse(ctx: Context, session: string, user: SessionUser): void {
  const due = subSeconds(ctx.now(), everySeconds);
  if (user.last_used_at && user.last_used_at > due) return;
  // What this process remembers, so that the requests that follow do not write as well.
  user.last_used_at = ctx.now();
  transaction(ctx, (tx) => updateLastUse(tx, ctx, session, due)).catch((error: unknown) =>
    logFault(error, {}, 'the use of a session could not be noted'),
  );
}
