import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveApi, type ServedApi } from '@/tests/fixtures/served-api';

let api: ServedApi;
const hash = 'a-project-1';
const token = `start_${'b'.repeat(40)}`;

beforeAll(async () => {
  api = await serveApi(async (request, response) => {
    response.end(`the page at ${request.url}`);
  });
});

afterAll(() => api.close());

const get = (path: string) => fetch(`${api.url}${path}`, { redirect: 'manual' });

describe('journeys · the address of the link', () => {
  it('moves the token into a cookie for the journey’s own calls, and redirects to the page', async () => {
    const answer = await get(`/${hash}/?t=${token}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/${hash}/`]);
    expect(answer.headers.get('set-cookie')).toBe(
      `probity_journey=${token}; Max-Age=86400; Path=/api/journey/${hash}; HttpOnly; SameSite=Lax`,
    );
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/alerts?t=1', '/settings/?t=1', '/cases/cas_1/?t=1', '/?t=1', '/short/?t=1'])(
    'is not %s',
    async (path) => {
      expect(await (await get(path)).text()).toBe(`the page at ${path}`);
    },
  );

  it('limits the cookie to the length of a token', async () => {
    const answer = await get(`/${hash}/?t=${'x'.repeat(4_000)}`);
    expect(answer.headers.get('set-cookie')?.length).toBeLessThan(300);
  });
});
