import type { Context } from '@/lib/platform/context';
import { findUserOfSession, type SessionUser } from '../store';

/** The person of a session as they are now; null once they are disabled or their sessions were ended (API §2.4). */
export const findSessionUser = (
  ctx: Context,
  token: string,
  sessionVersion: number,
): Promise<SessionUser | null> => findUserOfSession(ctx, token, sessionVersion);
