import { pageCaller } from '@/lib/api/callers/peer';
import { requestIdOf } from '@/lib/api/respond';
import { contextOf, isSameOrigin, readClaims } from '@/lib/api/callers/session';
import { endSession } from '@/lib/domain/access/service/end-session';
import { Forbidden } from '@/lib/platform/errors/errors';

/** Ends the session of the cookie on the server (API §2.4). Throws `Forbidden` (403) when another site asks for it. */
export async function endPresentedSession(request: Request): Promise<void> {
  const claims = await readClaims(request.headers);
  if (!claims) return;
  if (!isSameOrigin(request)) throw new Forbidden('Sign out from the console itself.');
  const ctx = contextOf(claims, { requestId: requestIdOf(request), ipAddress: pageCaller() });
  await endSession(ctx, claims.session);
}
