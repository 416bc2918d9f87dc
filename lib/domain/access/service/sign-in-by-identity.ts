import { env } from '@/lib/platform/env';
import { findSignIn } from '../store/sign-ins';
import type { Device } from './open-session';
import { openUserSession, type SignedIn } from './open-user-session';

interface Identity {
  /** Which the identity provider has verified. */
  email: string;
  device: Device;
  /** How long the session is to last. */
  sessionSeconds: number;
}

/**
 * The person with this e-mail, with a new session (docs/adr/0089). Null for one whom no admin has added, and for one who is
 * disabled or cannot sign in. Nobody is added.
 */
export async function signInByIdentity({
  email,
  device,
  sessionSeconds,
}: Identity): Promise<SignedIn | null> {
  const found = await findSignIn(email.trim());
  // A person of another environment's project is nobody here. Without a hash there is a name, for records, and no account.
  if (found?.environment !== env.PROBITY_ENVIRONMENT || found.password_hash === '') return null;
  const { password_hash: _, ...user } = found;
  return openUserSession(user, sessionSeconds, device);
}
