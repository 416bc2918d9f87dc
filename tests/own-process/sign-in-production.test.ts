import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPersonWhoSignsIn, type Credentials } from '@/tests/fixtures/factories';
import { aProject } from '@/tests/fixtures/project';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';
import { aVisitor, cookiesOf, serveSignIn } from '@/tests/fixtures/sign-in-pages';

// Set before the settings are first read; each test file reads its own.
process.env.PROBITY_ENVIRONMENT = 'production';
process.env.PROBITY_BASE_URL = 'https://probity.example';
process.env.PROBITY_TRUSTED_PROXIES = '127.0.0.1';

let api: ServedApi;
let ada: Credentials;

beforeAll(async () => {
  api = await serveApi(serveSignIn);
  ada = await aPersonWhoSignsIn((await aProject({ environment: 'production' })).ctx);
});
afterAll(() => api.close());

const flags = ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'];

describe('sign-in · in production', () => {
  it('sets cookies that a browser sends over HTTPS only, under names that plain HTTP cannot set', async () => {
    const visitor = aVisitor(api.url, { 'X-Forwarded-Proto': 'https' });
    expect(cookiesOf(await visitor.get('csrf'))).toEqual([
      { name: '__Host-next-auth.csrf-token', flags },
      { name: '__Secure-next-auth.callback-url', flags },
    ]);
    const signedIn = await visitor.post('callback/credentials', { ...ada });
    expect(cookiesOf(signedIn)).toEqual([
      {
        name: '__Secure-next-auth.session-token',
        flags: [expect.stringMatching(/^Expires=/), ...flags],
      },
    ]);
    expect(signedIn.headers.get('strict-transport-security')).toBe('max-age=63072000');
    const headers = { Cookie: visitor.cookies() };
    expect((await fetch(`${api.url}/v1/alerts`, { headers })).status).toBe(200);
    expect(cookiesOf(await visitor.post('signout'))).toEqual([
      {
        name: '__Secure-next-auth.session-token',
        flags: ['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax', 'Secure'],
      },
    ]);
  });

  it('answers 403 without a cookie to a request that a trusted proxy received over plain HTTP', async () => {
    const answer = await aVisitor(api.url, { 'X-Forwarded-Proto': 'http' }).get('csrf');
    expect([answer.status, cookiesOf(answer)]).toEqual([403, []]);
  });
});
