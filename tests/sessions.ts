import { encode } from 'next-auth/jwt';
import type { Context } from '@/lib/platform/context';
import { env } from '@/lib/platform/env';

interface SessionOptions {
  session_version?: number;
  /** Seconds from now. */
  maxAge?: number;
  secret?: string;
}

/** The cookie of a person who is signed in to the console, as app/api/auth signs it. */
export async function sessionCookie(
  { project, actor }: Context,
  { session_version = 1, maxAge, secret = env.PROBITY_SESSION_SECRET }: SessionOptions = {},
): Promise<string> {
  const token = {
    sub: actor.id,
    project_id: project.id,
    project_hash: project.hash,
    project_name: 'Test project',
    session_version,
    role: actor.role ?? 'analyst',
    name: actor.name,
    email: '',
  };
  return `next-auth.session-token=${await encode({ token, secret, maxAge })}`;
}

/** What a browser sends with a change that a page of the console makes. */
export async function consoleHeaders(person: Context): Promise<Record<string, string>> {
  return {
    Cookie: await sessionCookie(person),
    Host: 'localhost:3000',
    Origin: 'http://localhost:3000',
  };
}
