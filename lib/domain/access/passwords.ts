import { hash, verify } from '@node-rs/argon2';
import { passwordQueues } from './password-queue';

/** In the line of people who are known, as only they set passwords. Throws `ServiceUnavailable` (503) when it is full. */
export const hashPassword = (password: string): Promise<string> =>
  passwordQueues.familiar.run(() => hash(password));

/**
 * Verified in place of a hash that is not there, so that the time taken does not reveal it. Of a random password that
 * nobody kept, and with the parameters of `hashPassword`.
 */
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$ozloRUzDIH9jMnHhvB92uQ$X1JAt/yxZqtQmFdVHFaSKIWbqcwMfoMcjTQI2vjezR8';

/** False for a person without a password, who cannot sign in. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isRight = await verify(passwordHash || decoyHash, password);
  return isRight && Boolean(passwordHash);
}
