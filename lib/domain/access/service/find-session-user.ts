import type { Context } from '@/lib/platform/context';
import { findUserOfSession, type SessionRef, type SessionUser } from '../store/sessions';

export type { SessionUser };

/**
 * The person of a session as they are now. Null once the session has expired or was ended, or the person was disabled or
 * had all of their sessions ended (API §2.4).
 */
export const findSessionUser = (ctx: Context, ref: SessionRef): Promise<SessionUser | null> =>
  findUserOfSession(ctx, ref);
