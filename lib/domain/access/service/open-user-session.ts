import { systemContext } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import type { SignedInUser } from '../store/sign-ins';
import { type Device, openSession } from './open-session';

export interface SignedIn extends SignedInUser {
  /** The `ses_` token. */
  session: string;
}

/** Signs in a person whose identity is proven. */
export async function openUserSession(
  user: SignedInUser,
  sessionSeconds: number,
  device: Device,
): Promise<SignedIn> {
  const project = { id: user.project_id, hash: user.project_hash, environment: user.environment };
  const ctx = systemContext(project, newToken('req'));
  return { ...user, session: await openSession(ctx, user.token, sessionSeconds, device) };
}
