import { describe, expect, it } from 'vitest';
import { router } from './router';

const answering = (text: string) => async () => new Response(text);

const find = router([
  { path: '/v1/audit-logs/[audit_token]', module: { GET: answering('one') } },
  { path: '/v1/audit-logs/verify', module: { GET: answering('verify') } },
  { path: '/v1/alerts/[alert_token]/resolve', module: { POST: answering('resolve') } },
]);

async function ask(method: string, path: string): Promise<Response | null> {
  const route = find(method, path);
  return route && route(new Request(`http://localhost${path}`, { method }));
}

describe('router', () => {
  it('prefers a literal segment when a parameter matches too', async () => {
    expect(await (await ask('GET', '/v1/audit-logs/verify'))?.text()).toBe('verify');
    expect(await (await ask('GET', '/v1/audit-logs/aud_1'))?.text()).toBe('one');
  });

  it('serves HEAD with the GET handler', async () =>
    expect((await ask('HEAD', '/v1/audit-logs/verify'))?.status).toBe(200));

  it('answers 405 with the allowed methods when the path does not serve the method', async () => {
    const response = await ask('DELETE', '/v1/alerts/alt_1/resolve');
    expect(response?.status).toBe(405);
    expect(response?.headers.get('allow')).toBe('POST');
    expect(response?.headers.get('x-ratelimit-limit')).not.toBeNull();
  });

  it('answers 404 with an error body when the path of the API is unknown', async () => {
    const response = await ask('GET', '/v1/nothing');
    expect(response?.status).toBe(404);
    expect(await response?.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });

  it.each([
    '/V1/audit-logs/verify',
    '/v1/Audit-Logs/verify',
    '/V1',
    '/Api/Health',
    '/OAuth/token',
    '/OpenAPI.json',
  ])(
    'answers 404 as for an unknown path when %s differs from a path of the API in letter case',
    async (path) => {
      const response = await ask('GET', path);
      expect(response?.status).toBe(404);
      expect(response?.headers.get('x-request-id')).not.toBeNull();
      expect(await response?.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
    },
  );

  it('returns null when the path does not belong to the API', () =>
    expect(find('GET', '/alerts')).toBeNull());
});
