import { isPassword } from '../passwords';
import { findSignIn, type SignedInUser } from '../store';

/** The person with this e-mail and password, or null. A wrong e-mail takes as long as a wrong password (API §2.4). */
export async function signIn(email: string, password: string): Promise<SignedInUser | null> {
  const found = await findSignIn(email.trim());
  const isTheirs = await isPassword(password, found?.password_hash);
  if (!found || !isTheirs) return null;
  const { password_hash: _, ...user } = found;
  return user;
}
