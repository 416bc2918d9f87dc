import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, test } from '../fixtures/test';

interface Credentials {
  email: string;
  password: string;
}

async function postForm(request: APIRequestContext, action: string, fields: Record<string, string>) {
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json();
  return request.post(`/api/auth/${action}`, {
    form: { ...fields, csrfToken, json: 'true' },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
}

const signIn = (request: APIRequestContext, { email, password }: Credentials) =>
  postForm(request, 'callback/credentials', { email, password });

async function rawCookie(request: APIRequestContext): Promise<string> {
  const { cookies } = await request.storageState();
  const session = cookies.find(({ name }) => name.endsWith('next-auth.session-token'));
  return `${session?.name}=${session?.value}`;
}

/** Reads with this cookie alone, as somebody who copied it would. */
async function read(baseUrl: string, Cookie: string) {
  const answer = await fetch(`${baseUrl}/v1/alerts?limit=1`, { headers: { Cookie } });
  return { status: answer.status, message: (await answer.json()).message };
}

const ended = { status: 401, message: 'The session has ended; sign in again.' };

test('sessions · end on the server when their person signs out, and their other sessions go on', async ({
  baseUrl,
  firstRun,
  playwright,
}) => {
  const reviewer = firstRun.users.find(({ role }) => role === 'reviewer');
  if (!reviewer) throw new Error('first-run.json has no reviewer.');
  const browsers = [await playwright.request.newContext({ baseURL: baseUrl })];
  browsers.push(await playwright.request.newContext({ baseURL: baseUrl }));
  const cookies: string[] = [];
  for (const browser of browsers) {
    expect((await signIn(browser, reviewer)).status()).toBe(200);
    cookies.push(await rawCookie(browser));
  }
  const [first = '', second = ''] = cookies;
  expect((await read(baseUrl, first)).status).toBe(200);
  const signedOut: APIResponse | undefined = await (browsers[0] && postForm(browsers[0], 'signout', {}));
  expect(signedOut?.status()).toBe(200);
  expect(await read(baseUrl, first)).toEqual(ended);
  expect((await read(baseUrl, second)).status).toBe(200);
  await Promise.all(browsers.map((browser) => browser.dispose()));
});

test('sign-in · answers 429 with Retry-After after five wrong guesses', async ({ request }) => {
  const guesses: APIResponse[] = [];
  for (let n = 0; n < 6; n++) {
    guesses.push(await signIn(request, { email: 'guessed-often@probity.example', password: `guess ${n}` }));
  }
  expect(guesses.map((answer) => answer.status())).toEqual([401, 401, 401, 401, 401, 429]);
  expect(Number(guesses.at(-1)?.headers()['retry-after'])).toBeGreaterThan(100);
});
