import { systemContext } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import type { SignedInUser } from '../store/sign-ins';
import { openSession } from './open-session';
import { type Proof, provePerson } from './prove-person';

interface SignInAttempt extends Proof {
  /** How long the session is to last. */
  sessionSeconds: number;
}

export interface SignedIn extends SignedInUser {
  /** The `ses_` token. */
  session: string;
}

function openSessionOf(user: SignedInUser, seconds: number): Promise<string> {
  const project = { id: user.project_id, hash: user.project_hash, environment: user.environment };
  return openSession(systemContext(project, newToken('req')), user.token, seconds);
}

/** As `provePerson`, with a new session (API §2.4). Throws `RateLimited` (429) and `ServiceUnavailable` (503). */
export async function signIn({ sessionSeconds, ...proof }: SignInAttempt): Promise<SignedIn | null> {
  const proven = await provePerson(proof);
  if (!proven) return null;
  const { password_hash: _, ...user } = proven;
  return { ...user, session: await openSessionOf(user, sessionSeconds) };
}
