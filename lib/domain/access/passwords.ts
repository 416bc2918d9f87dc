import { hash, verify } from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';

export const hashPassword = (password: string): Promise<string> => hash(password);

/** Verified when there is no such person, so that the time taken does not reveal it. */
let decoy: Promise<string> | undefined;

export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  return verify(passwordHash ?? (await (decoy ??= hash(randomUUID()))), password);
}
