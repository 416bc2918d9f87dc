import { hash, verify } from '@node-rs/argon2';
import { newPasswordQueue, passwordQueues } from './password-queue';

/**
 * Uses the queue of familiar people, since only they set passwords. Throws `ServiceUnavailable` (503) when it
 * is full, or when too many new passwords wait for it.
 */
export const hashPassword = (password: string): Promise<string> =>
  newPasswordQueue.run(() => passwordQueues.familiar.run(() => hash(password)));

/**
 * Verified instead of a missing hash, so that the response time does not reveal whether an account exists. It
 * is the hash of a random, discarded password with the parameters of `hashPassword`.
 */
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$ozloRUzDIH9jMnHhvB92uQ$X1JAt/yxZqtQmFdVHFaSKIWbqcwMfoMcjTQI2vjezR8';

/** False for a person without a password, who cannot sign in. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isRight = await verify(passwordHash || decoyHash, password);
  return isRight && Boolean(passwordHash);
}
