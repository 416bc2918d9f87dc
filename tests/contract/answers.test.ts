import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '@/tests/fixtures/owner';
import { type Answer, aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';

let project: TestProject;
let starter: TestProject;

beforeAll(async () => {
  project = await aProject();
  starter = await aProject({ rate_plan: 'starter' });
});

async function breakingUsers<Result>(work: () => Promise<Result>): Promise<Result> {
  await asOwner('alter table users rename to users_away');
  try {
    return await work();
  } finally {
    await asOwner('alter table users_away rename to users');
  }
}

const answers: Record<string, () => Promise<Answer>> = {
  '200': () => project.ask('GET', '/v1/alerts'),
  '400': () => project.ask('GET', '/v1/alerts?limit=0'),
  '401': () => ask('GET', '/v1/alerts'),
  '403': () => project.ask('POST', '/api/gateway/execute/another/api', { body: {} }),
  '404 of a resource': () => project.ask('GET', '/v1/alerts/alt_none'),
  '404 of a path': () => project.ask('GET', '/v1/nothing/here'),
  '405': () => project.ask('DELETE', '/v1/alerts'),
  '413': () => project.ask('POST', `${project.execute}/api`, { raw: ' '.repeat(1024 * 1024 + 1) }),
  '415': () =>
    project.ask('POST', `${project.execute}/api`, { raw: '{}', headers: { 'Content-Type': 'text/plain' } }),
  '429': async () => {
    for (let n = 0; n < 10; n += 1) await starter.ask('GET', '/v1/alerts');
    return starter.ask('GET', '/v1/alerts');
  },
  '500': () => breakingUsers(() => project.ask('GET', '/v1/users')),
};

describe('answers', () => {
  it.each(Object.entries(answers))(
    '%s carries the request id, the version, no-store and the three rate headers',
    async (name, get) => {
      const { status, headers, json } = await get();
      expect(status).toBe(Number(name.slice(0, 3)));
      expect(headers.get('x-api-version')).toBe('3.0.0');
      expect(headers.get('cache-control')).toBe('no-store');
      const requestId = headers.get('x-request-id');
      expect(requestId).toMatch(/^req_[0-9a-z]{26}$/);
      expect(json.meta?.request_id ?? json.error.request_id ?? json.request_id).toBe(requestId);
      expect(Number(headers.get('x-ratelimit-limit'))).toBeGreaterThan(0);
      expect(headers.get('x-ratelimit-remaining')).toMatch(/^\d+$/);
      const secondsAhead = Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000;
      expect(Math.abs(secondsAhead)).toBeLessThan(70);
    },
  );

  it('wrap a list in the envelope, with page and total', async () => {
    const { json } = await project.ask('GET', '/v1/alerts');
    expect(json).toEqual({
      data: [],
      meta: {
        request_id: expect.any(String),
        page: { cursor: null, has_more: false },
        total: 0,
        total_is_minimum: false,
      },
    });
  });
});

describe('answers · request id', () => {
  it.each(['abc', 'A.b_c-9', 'x'.repeat(128)])(
    'repeats the X-Request-Id of the request when it is %s',
    async (id) => {
      const { headers, json } = await project.ask('GET', '/v1/alerts', { headers: { 'X-Request-Id': id } });
      expect([headers.get('x-request-id'), json.meta.request_id]).toEqual([id, id]);
    },
  );

  it.each(['', 'x'.repeat(129), 'two words', 'a/b', '<script>', 'é'])(
    'is a new one when the X-Request-Id of the request is %j',
    async (id) => {
      const { headers } = await project.ask('GET', '/v1/alerts', { headers: { 'X-Request-Id': id } });
      expect(headers.get('x-request-id')).toMatch(/^req_/);
    },
  );
});

describe('answers · errors', () => {
  it('are flat for a failed authentication', async () => {
    const { json, headers } = await ask('GET', '/v1/alerts');
    expect(json).toEqual({
      error: 'UNAUTHORIZED',
      message: expect.any(String),
      request_id: headers.get('x-request-id'),
    });
  });

  it('are nested for all other errors', async () => {
    const { json, headers } = await project.ask('GET', '/v1/alerts/alt_none');
    expect(json).toEqual({
      error: {
        code: 'NOT_FOUND',
        message: expect.any(String),
        request_id: headers.get('x-request-id'),
      },
    });
  });

  it('name the allowed methods with 405', async () => {
    const { status, json, headers } = await project.ask('PUT', '/v1/alerts/alt_x/resolve');
    expect([status, json.error.code, headers.get('allow')]).toEqual([405, 'METHOD_NOT_ALLOWED', 'POST']);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'are 405 when somebody tries to %s an audit record',
    async (method) => {
      const { status, json } = await project.ask(method, '/v1/audit-logs');
      expect([status, json.error.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    },
  );

  it('do not reveal the cause of an internal error', async () => {
    const { json } = await breakingUsers(() => project.ask('GET', '/v1/users'));
    expect(json.error.code).toBe('INTERNAL_ERROR');
    expect(JSON.stringify(json)).not.toMatch(/users|relation|select|prisma|postgres/i);
  });
});

describe('answers · over HTTP', () => {
  let api: ServedApi;

  beforeAll(async () => {
    api = await serveApi();
  });

  afterAll(() => api.close());

  it('have the same headers for HEAD, and no body', async () => {
    const response = await fetch(`${api.url}/v1/alerts`, {
      method: 'HEAD',
      headers: { 'X-API-KEY': project.apiKey },
    });
    expect([response.status, response.headers.get('x-api-version'), await response.text()]).toEqual([
      200,
      '3.0.0',
      '',
    ]);
  });
});
