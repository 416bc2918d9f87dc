import { beforeEach, describe, expect, it } from 'vitest';
import { findSession } from '@/lib/api/callers/session';
import { Forbidden } from '@/lib/platform/errors/errors';
import { aProject } from '@/tests/fixtures/project';
import { sessionCookie } from '@/tests/fixtures/sessions';
import { endPresentedSession } from './sign-out';

let cookie: string;

beforeEach(async () => {
  cookie = await sessionCookie(await (await aProject()).person('analyst'));
});

const signOut = (headers: Record<string, string>) =>
  endPresentedSession(
    new Request('http://localhost:3000/api/auth/signout', {
      method: 'POST',
      headers: { Cookie: cookie, Host: 'localhost:3000', ...headers },
    }),
  );

const isSignedIn = async () => (await findSession(new Headers({ Cookie: cookie }))) !== null;

describe('sign-out', () => {
  it.each<[string, Record<string, string>]>([
    ['another site’s Origin', { Origin: 'https://evil.example' }],
    ['the Origin null', { Origin: 'null' }],
    ['Sec-Fetch-Site: cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'Sec-Fetch-Site': 'same-site' }],
    ['neither Origin nor Sec-Fetch-Site', {}],
  ])('is refused with 403 with %s, and the session continues', async (_name, headers) => {
    await expect(signOut(headers)).rejects.toThrow(Forbidden);
    expect(await isSignedIn()).toBe(true);
  });

  it.each<[string, Record<string, string>]>([
    ['its Origin', { Origin: 'http://localhost:3000' }],
    ['Sec-Fetch-Site: same-origin', { 'Sec-Fetch-Site': 'same-origin' }],
  ])('from the console, by %s, ends the session', async (_name, headers) => {
    await signOut(headers);
    expect(await isSignedIn()).toBe(false);
  });

  it('without a session is not refused', async () => {
    await signOut({ Cookie: 'theme=dark', Origin: 'https://evil.example' });
    expect(await isSignedIn()).toBe(true);
  });
});
