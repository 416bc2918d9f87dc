import { randomSecret } from '@/lib/platform/crypto';
import { hashPassword } from '../passwords';

export interface NewPassword {
  password: string;
  password_hash: string;
}

/**
 * A random password. Hashing takes long, so call it before a transaction begins. Throws `ServiceUnavailable` (503)
 * when the password queue is full.
 */
export async function makePassword(): Promise<NewPassword> {
  const password = randomSecret(10);
  return { password, password_hash: await hashPassword(password) };
}
