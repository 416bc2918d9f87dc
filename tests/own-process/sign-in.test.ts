import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionSeconds } from '@/lib/api/callers/session';
import { aPersonWhoSignsIn, type Credentials } from '@/tests/fixtures/factories';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';
import { aVisitor, cookiesOf, serveSignIn, type Visitor } from '@/tests/fixtures/sign-in-pages';

let api: ServedApi;
let project: TestProject;
let ada: Credentials;
let visitor: Visitor;

beforeAll(async () => {
  api = await serveApi(serveSignIn);
  project = await aProject();
});
afterAll(() => api.close());

beforeEach(async () => {
  ada = await aPersonWhoSignsIn(project.ctx);
  visitor = aVisitor(api.url);
});

const signIn = (fields: Partial<Credentials> & { callbackUrl?: string } = {}) =>
  visitor.post('callback/credentials', { ...ada, ...fields });
const readAs = async (Cookie: string) =>
  (await fetch(`${api.url}/v1/alerts`, { headers: { Cookie } })).status;

const flags = ['HttpOnly', 'Path=/', 'SameSite=Lax'];

describe('sign-in · cookies', () => {
  it('of the form are sent only to our site, and are hidden from scripts', async () => {
    expect(cookiesOf(await visitor.get('csrf'))).toEqual([
      { name: 'next-auth.csrf-token', flags },
      { name: 'next-auth.callback-url', flags },
    ]);
  });

  it('of the session are protected likewise, and expire with it', async () => {
    const before = Date.now();
    const answer = await signIn();
    expect(answer.status).toBe(200);
    const [session, ...others] = cookiesOf(answer);
    expect(others).toEqual([]);
    const [expires, ...rest] = session?.flags ?? [];
    expect([session?.name, rest]).toEqual(['next-auth.session-token', flags]);
    const endsAt = Date.parse(expires?.replace('Expires=', '') ?? '');
    expect(Math.abs(endsAt - before - sessionSeconds * 1000)).toBeLessThan(60_000);
    expect(await readAs(visitor.cookies())).toBe(200);
  });
});

describe('sign-in · refusals', () => {
  it('answers 401 without a cookie for a wrong password, and for an unknown address', async () => {
    for (const wrong of [{ password: 'a guess' }, { email: 'nobody@example.com' }, { password: '' }]) {
      const answer = await signIn(wrong);
      expect([answer.status, cookiesOf(answer)]).toEqual([401, []]);
    }
    expect(await readAs(visitor.cookies())).toBe(401);
  });

  it('answers 429 with Retry-After and the common headers after five wrong guesses', async () => {
    for (let guess = 0; guess < 5; guess += 1)
      expect((await signIn({ password: 'a guess' })).status).toBe(401);
    const { status, headers } = await signIn({ password: 'a guess' });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headers.get('x-request-id')).toMatch(/^req_/);
  });

  it('opens no session without the visitor’s CSRF token', async () => {
    await visitor.get('csrf');
    for (const csrfToken of ['', 'another']) {
      const body = new URLSearchParams({ ...ada, csrfToken, json: 'true' });
      const headers = { Cookie: visitor.cookies() };
      const answer = await fetch(`${api.url}/api/auth/callback/credentials`, {
        method: 'POST',
        body,
        headers,
      });
      expect(cookiesOf(answer).map(({ name }) => name)).not.toContain('next-auth.session-token');
    }
  });

  it('answers 415 in the API’s form for a body that is not a form', async () => {
    const answer = await fetch(`${api.url}/api/auth/callback/credentials`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ada),
    });
    expect([answer.status, (await answer.json()).error.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('redirects to no other site', async () => {
    const { url } = await (await signIn({ callbackUrl: 'https://elsewhere.example/' })).json();
    expect(url).toBe('http://localhost:3000');
  });
});

describe('sign-out', () => {
  beforeEach(async () => {
    await signIn();
  });

  it('ends the session on the server, and deletes the cookie with its flags', async () => {
    const kept = visitor.cookies();
    const answer = await visitor.post('signout');
    expect(answer.status).toBe(200);
    expect(cookiesOf(answer)).toEqual([
      { name: 'next-auth.session-token', flags: [...flags, 'Max-Age=0'].sort() },
    ]);
    expect(await readAs(kept)).toBe(401);
  });

  it('answers 403 to another site, and deletes nothing', async () => {
    const answer = await visitor.post('signout', {}, { 'Sec-Fetch-Site': 'cross-site' });
    expect([answer.status, (await answer.json()).error.code]).toEqual([403, 'FORBIDDEN']);
    expect(cookiesOf(answer)).toEqual([]);
    expect(await readAs(visitor.cookies())).toBe(200);
  });
});
