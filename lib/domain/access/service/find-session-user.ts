import type { Context } from '@/lib/platform/context';
import { findUserOfSession, type SessionRef, type SessionUser } from '../store/sessions';
import { trustedSessions } from '../trusted';
import { noteSessionUse } from './note-session-use';

export type { SessionUser };

/**
 * The current data of the session's person. Null if the session expired or was ended, or the person was
 * disabled or had all sessions ended (API §2.4).
 */
export async function findSessionUser(ctx: Context, ref: SessionRef): Promise<SessionUser | null> {
  const key = JSON.stringify([ctx.project.id, ref.session, ref.user_token, ref.session_version]);
  const user = await trustedSessions.get(key, () => findUserOfSession(ctx, ref));
  if (!user || user.expires_at <= ctx.now()) return null;
  noteSessionUse(ctx, ref.session, user);
  return user;
}
