import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Context, Environment, Role } from '@/lib/platform/context';
import { keyedHash } from '@/lib/platform/crypto';
import { db, readRows } from '@/lib/platform/db';

export interface ApiKeyHolder {
  project_id: number;
  project_hash: string;
  project_name: string;
  token: string;
  environment: Environment;
  rate_plan: string;
}

/** The project of an active key, or null. Found by a keyed hash: the key itself is stored nowhere. */
export async function findApiKey(key: string): Promise<ApiKeyHolder | null> {
  const { rows } = await db().readers.query<ApiKeyHolder>({
    name: 'find-api-key',
    text: 'select * from find_api_key($1)',
    values: [keyedHash(key)],
  });
  return rows[0] ?? null;
}

export interface SignedInUser {
  project_id: number;
  project_hash: string;
  project_name: string;
  environment: Environment;
  token: string;
  email: string;
  name: string;
  role: Role;
  session_version: number;
}

/** A hash to spend the same time on when there is no such person, so that answers do not tell. */
let nobody: Promise<string> | undefined;

/** The person with this e-mail and password, or null; it takes as long for a wrong e-mail as for a wrong password. */
export async function signIn(email: string, password: string): Promise<SignedInUser | null> {
  const { rows } = await db().readers.query<SignedInUser & { password_hash: string }>(
    'select * from find_sign_in($1)',
    [email.trim()],
  );
  const found = rows[0];
  const matches = await verify(found?.password_hash ?? (await (nobody ??= hash(randomUUID()))), password);
  if (!found || !matches) return null;
  const { password_hash: _, ...user } = found;
  return user;
}

export const hashPassword = (password: string) => hash(password);

/** The person of a session as they are now, or null once they are disabled or their sessions were ended. */
export async function findSessionUser(
  ctx: Context,
  token: string,
  sessionVersion: number,
): Promise<{ name: string; role: Role } | null> {
  const rows = await readRows<{ name: string; role: Role }>(ctx, {
    name: 'find-session-user',
    text: `select name, role from users
      where project_id = $1 and token = $2 and session_version = $3 and disabled_at is null`,
    values: [ctx.project.id, token, sessionVersion],
  });
  return rows[0] ?? null;
}
