import { openUserSession, type SignedIn } from './open-user-session';
import { type Proof, provePerson } from './prove-person';

interface SignInAttempt extends Proof {
  userAgent?: string | null;
  /** Lifetime of the session. */
  sessionSeconds: number;
}

/**
 * As `provePerson`, and opens a session (API §2.4). Throws `RateLimited` (429) and `ServiceUnavailable`
 * (503).
 */
export async function signIn(attempt: SignInAttempt): Promise<SignedIn | null> {
  const { sessionSeconds, userAgent = null, ...proof } = attempt;
  const proven = await provePerson(proof);
  if (!proven) return null;
  const { password_hash: _, ...user } = proven;
  return openUserSession(user, sessionSeconds, { address: proof.address, userAgent });
}
