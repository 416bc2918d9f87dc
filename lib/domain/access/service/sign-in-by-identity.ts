import { env } from '@/lib/platform/settings/env';
import { findSignIn } from '../store/sign-ins';
import type { Device } from './open-session';
import { openUserSession, type SignedIn } from './open-user-session';

interface Identity {
  /** Verified by the identity provider. */
  email: string;
  device: Device;
  /** Lifetime of the session. */
  sessionSeconds: number;
}

/**
 * Opens a session for the person with this email (docs/adr/0089). Null if no admin has added them, or if they
 * are disabled or cannot sign in. Never adds a person.
 */
export async function signInByIdentity({
  email,
  device,
  sessionSeconds,
}: Identity): Promise<SignedIn | null> {
  const found = await findSignIn(email.trim());
  // A person of a project in another environment cannot sign in here. A person without a hash is only a name
  // in records, without an account.
  if (found?.environment !== env.PROBITY_ENVIRONMENT || found.password_hash === '') return null;
  const { password_hash: _, ...user } = found;
  return openUserSession(user, sessionSeconds, device);
}
