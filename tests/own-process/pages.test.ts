import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLoopbackServer, stopLoopbackServers } from '@/lib/platform/fixtures/loopback-server';
import { pageServer } from '@/lib/api/front/pages';

let origin: string;
let days = 0;

// All requests of this file come from one address, and a jump of the clock fills its bucket.
beforeEach(async () => {
  days += 1;
  vi.useFakeTimers({ toFake: ['Date'], now: days * 24 * 60 * 60 * 1000 });
  const serve = pageServer(async (_request, response) => void response.end('a page'));
  const port = await startLoopbackServer((request, response) => void serve(request, response));
  origin = `http://127.0.0.1:${port}`;
});

afterEach(() => {
  vi.useRealTimers();
  stopLoopbackServers();
});

async function ask(path: string, init?: RequestInit) {
  const answer = await fetch(`${origin}${path}`, init);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

async function spendBurst(paths: readonly string[], init?: RequestInit): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let n = 0; n < 600; n += 1) statuses.add((await ask(paths[n % paths.length] ?? '/', init)).status);
  return statuses;
}

describe('pages · rate limit', () => {
  it('serves a burst of 600 requests from one address, and refuses the next of each page with 429', async () => {
    const paths = ['/sign-in', '/api/auth/csrf', '/api/auth/signin'];
    expect(await spendBurst(paths)).toEqual(new Set([200]));
    for (const path of paths) {
      const { status, headers, text } = await ask(path);
      expect([path, status, JSON.parse(text).error.code]).toEqual([path, 429, 'RATE_LIMITED']);
      expect(headers.get('retry-after')).toBe('1');
      expect(headers.get('x-ratelimit-limit')).toBe('3000');
      expect(headers.get('x-ratelimit-remaining')).toBe('0');
    }
    vi.setSystemTime(Date.now() + 60);
    for (const path of paths) expect((await ask(path)).status).toBe(200);
  });

  it('counts refused requests', async () => {
    expect(await spendBurst(['/sign-in'], { method: 'PUT' })).toEqual(new Set([405]));
    expect((await ask('/sign-in')).status).toBe(429);
  });

  it('does not count static files, and serves them beyond the limit', async () => {
    expect(await spendBurst(['/_next/static/chunks/main.js'])).toEqual(new Set([200]));
    expect(await spendBurst(['/sign-in'])).toEqual(new Set([200]));
    expect((await ask('/_next/static/chunks/main.js')).status).toBe(200);
    expect((await ask('/_next/static/chunks/main.js', { method: 'POST' })).status).toBe(429);
  });
});

describe('pages · methods', () => {
  it.each([
    ['PUT', '/sign-in', 'GET, HEAD'],
    ['POST', '/alerts', 'GET, HEAD'],
    ['POST', '/api/auth/csrf', 'GET'],
    ['POST', '/api/auth/signin?callbackUrl=/', 'GET'],
    ['GET', '/api/auth/signout', 'POST'],
    ['GET', '/api/auth/callback/credentials', 'POST'],
  ])('refuses %s %s with 405, and names the allowed methods', async (method, path, allowed) => {
    const { status, headers, text } = await ask(path, { method });
    expect([status, JSON.parse(text).error.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(headers.get('allow')).toBe(allowed);
  });

  it.each(['session', '_log', 'signin/credentials', 'constructor', ''])(
    'does not know /api/auth/%s, with any method',
    async (action) => {
      for (const method of ['GET', 'POST']) {
        const { status, text } = await ask(`/api/auth/${action}`, { method });
        expect([status, JSON.parse(text).error.code]).toEqual([404, 'NOT_FOUND']);
      }
    },
  );

  it('serves the sign-in with the methods of its actions', async () => {
    expect((await ask('/api/auth/providers')).text).toBe('a page');
    expect((await ask('/api/auth/signout', { method: 'POST' })).text).toBe('a page');
  });
});
