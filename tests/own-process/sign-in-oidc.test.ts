import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPersonWhoSignsIn } from '@/tests/fixtures/factories';
import { anotherKey, client, identityProvider } from '@/tests/fixtures/identity-provider';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';
import { aVisitor, cookiesOf, serveSignIn, type Visitor } from '@/tests/fixtures/sign-in-pages';

const provider = await identityProvider();
// Set before the settings are first read; each test file reads its own.
process.env.PROBITY_OIDC_ISSUER = provider.issuer;
process.env.PROBITY_OIDC_CLIENT_ID = client.id;
process.env.PROBITY_OIDC_CLIENT_SECRET = client.secret;

let api: ServedApi;
let project: TestProject;
let email: string;
let visitor: Visitor;

beforeAll(async () => {
  api = await serveApi(serveSignIn);
  project = await aProject();
});
afterAll(() => {
  api.close();
  provider.close();
});

beforeEach(async () => {
  ({ email } = await aPersonWhoSignsIn(project.ctx));
  await asOwner('delete from sign_in_lanes');
  Object.assign(provider, { says: { email, email_verified: true }, userInfo: {}, isDown: false });
  delete provider.signingKey;
  delete provider.named;
  visitor = aVisitor(api.url);
});

const base = 'http://localhost:3000';
const start = async (callbackUrl = '/cases?status=Open') => {
  const answer = await visitor.post('signin/oidc', { callbackUrl });
  return { answer, url: (await answer.json()).url as string };
};
const comeBack = ({ search }: URL, by = visitor) => by.get(`callback/oidc${search}`);
const signIn = async () => comeBack(provider.agree((await start()).url));
const sessionCookies = (answer: Response) =>
  cookiesOf(answer).filter(({ name }) => name === 'next-auth.session-token');
const readAs = async (Cookie: string) =>
  (await fetch(`${api.url}/v1/users/me`, { headers: { Cookie } })).json();

async function expectRefused(answer: Response, reason: string): Promise<void> {
  const page = new URL(answer.headers.get('location') ?? '');
  expect([answer.status, page.pathname]).toEqual([302, '/sign-in']);
  expect(Object.fromEntries(page.searchParams)).toEqual({ return_to: '/cases?status=Open', error: reason });
  expect(sessionCookies(answer)).toEqual([]);
  expect((await readAs(visitor.cookies())).error).toBe('UNAUTHORIZED');
}

describe('sign-in by an identity provider', () => {
  it('sends PKCE, a state and a nonce, and asks only for the email address', async () => {
    const { url } = await start();
    const { searchParams, origin } = new URL(url);
    expect(origin).toBe(provider.issuer);
    const random = expect.stringMatching(/^[\w-]{43}$/);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: client.id,
      scope: 'openid email',
      response_type: 'code',
      redirect_uri: `${base}/api/auth/callback/oidc`,
      state: random,
      nonce: random,
      code_challenge: random,
      code_challenge_method: 'S256',
    });
  });

  it('signs in a person of a project, returns to the page, and opens a session that can be ended', async () => {
    provider.says = { email: email.toUpperCase(), email_verified: 'true' };
    const answer = await signIn();
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${base}/cases?status=Open`]);
    expect(sessionCookies(answer)[0]?.flags).toEqual(
      expect.arrayContaining(['HttpOnly', 'Path=/', 'SameSite=Lax']),
    );
    expect((await readAs(visitor.cookies())).data.email).toBe(email);
    const rows = await asOwner<{ ip_address: string }>(
      'select s.ip_address from sessions s join users u on u.token = s.user_token where u.email = $1',
      [email],
    );
    expect(rows).toEqual([{ ip_address: '127.0.0.1' }]);
    expect((await visitor.post('signout')).status).toBe(200);
  });

  it('takes the address from user info if the token has none', async () => {
    provider.says = {};
    provider.userInfo = { email, email_verified: true };
    expect((await signIn()).headers.get('location')).toBe(`${base}/cases?status=Open`);
  });

  it('redirects to no other site', async () => {
    const { url } = await start('https://elsewhere.example/');
    expect((await comeBack(provider.agree(url))).headers.get('location')).toBe(base);
  });
});

describe('sign-in by an identity provider · refusals', () => {
  it('for an unknown person, who is not added', async () => {
    const says = { email: `new-${email}`, email_verified: true };
    provider.says = says;
    await expectRefused(await signIn(), 'unknown_person');
    expect(await asOwner('select 1 from users where email = $1', [says.email])).toEqual([]);
  });

  it('for a disabled person', async () => {
    await asOwner('update users set disabled_at = now() where email = $1', [email]);
    await expectRefused(await signIn(), 'unknown_person');
  });

  it('for a person of another environment', async () => {
    const { ctx } = await aProject({ environment: 'production' });
    provider.says = { email: (await aPersonWhoSignsIn(ctx)).email, email_verified: true };
    await expectRefused(await signIn(), 'unknown_person');
  });

  it.each([
    ['is not verified', { email_verified: false }],
    ['lacks email_verified', { email_verified: undefined }],
    ['is invalid', { email: 'ada' }],
    ['is missing', { email: undefined }],
  ])('when the email address %s', async (_, says) => {
    provider.says = { ...provider.says, ...says };
    await expectRefused(await signIn(), 'unverified_email');
  });

  it.each([
    ['another nonce', { nonce: 'another' }],
    ['another audience', { aud: 'another' }],
    ['another issuer', { iss: 'https://elsewhere.example' }],
    ['an expiry in the past', { exp: 1 }],
  ])('for a token with %s', async (_, says) => {
    provider.says = { ...provider.says, ...says };
    await expectRefused(await signIn(), 'failed');
  });

  it('for a provider with another issuer than configured', async () => {
    provider.named = 'https://elsewhere.example';
    await expectRefused(await signIn(), 'failed');
  });

  it('for user info about another subject', async () => {
    provider.says = {};
    provider.userInfo = { sub: 'another', email, email_verified: true };
    await expectRefused(await signIn(), 'failed');
  });

  it('for a token signed with another key', async () => {
    provider.signingKey = anotherKey();
    await expectRefused(await signIn(), 'failed');
  });

  it('for another state, and for another browser', async () => {
    const back = provider.agree((await start()).url);
    const forged = new URL(back);
    forged.searchParams.set('state', 'another');
    await expectRefused(await comeBack(forged), 'failed');
    const stranger = aVisitor(api.url);
    const answer = await comeBack(back, stranger);
    expect([answer.headers.get('location'), sessionCookies(answer)]).toEqual([
      `${base}/sign-in?error=failed`,
      [],
    ]);
  });

  it('when the person cancels', async () => {
    const { url } = await start();
    const state = new URL(url).searchParams.get('state') ?? '';
    const answer = await visitor.get(
      `callback/oidc?${new URLSearchParams({ error: 'access_denied', state })}`,
    );
    await expectRefused(answer, 'cancelled');
  });

  it('while the provider is down, before or after the redirect', async () => {
    provider.isDown = true;
    expect((await start()).url).toBe(`${base}/api/auth/error?error=OAuthSignin`);
    provider.isDown = false;
    const back = provider.agree((await start()).url);
    provider.isDown = true;
    await expectRefused(await comeBack(back), 'failed');
  });

  it('after many failures from an address; a successful sign-in is not one', async () => {
    for (let n = 0; n < 3; n += 1) await signIn();
    expect(await asOwner('select 1 from sign_in_lanes where free_at > now()')).toEqual([]);
    for (let n = 0; n < 20; n += 1) await visitor.get('callback/oidc?code=guess');
    const { headers } = await visitor.get('callback/oidc?code=guess');
    expect(headers.get('location')).toMatch(/error=RATE_LIMITED\+\d+$/);
  });

  it('for other methods', async () => {
    expect((await visitor.get('signin/oidc')).status).toBe(405);
    expect((await visitor.post('callback/oidc')).status).toBe(405);
  });
});
