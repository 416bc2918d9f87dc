import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';

let api: ServedApi;

beforeAll(async () => {
  api = await serveApi();
});

afterAll(() => api.close());

describe('openapi', () => {
  it('is identical to the checked-in document, in the same order', async () => {
    const served = await (await fetch(`${api.url}/openapi.json`)).json();
    const kept = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8');
    expect(`${JSON.stringify(served, null, 2)}\n`).toBe(kept);
  });

  it('is served without a key, as JSON, with the headers of every answer', async () => {
    const response = await fetch(`${api.url}/openapi.json`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-api-version')).toBe('3.0.0');
    expect(Number(response.headers.get('x-ratelimit-limit'))).toBeGreaterThan(0);
    const document = await response.json();
    expect([document.openapi, document.info.version]).toEqual(['3.1.1', '3.0.0']);
    expect(document.paths['/v1/alerts/{alert_token}/resolve'].post.operationId).toBe('alerts.resolve');
    expect(Object.keys(document.webhooks)).toContain('alert.created');
  });

  it('can be cached, and answers 304 if unchanged', async () => {
    const first = await fetch(`${api.url}/openapi.json`);
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${api.url}/openapi.json`, { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await fetch(`${api.url}/openapi.json`, { headers: { 'If-None-Match': '"another"' } });
    expect(other.status).toBe(200);
  });

  it('refuses other methods with 405', async () => {
    const response = await fetch(`${api.url}/openapi.json`, { method: 'DELETE' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

const textOf = async (path: string) => (await fetch(`${api.url}${path}`)).text();

describe('the reference', () => {
  it('is served from our own origin, and its policy allows requests to no other', async () => {
    const response = await fetch(`${api.url}/docs`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/https?:|unsafe-eval|\*/);
  });

  it('has every file that its page loads', async () => {
    const named = [...(await textOf('/docs')).matchAll(/(?:src|href)="(\/docs\/[^"]+)"/g)];
    expect(named).toHaveLength(4);
    for (const [, path] of named) {
      const response = await fetch(`${api.url}${path}`);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('content-type')).toMatch(/^text\/(css|javascript)/);
    }
  });

  it('serves no other files of the package', async () => {
    expect((await fetch(`${api.url}/docs/package.json`)).status).toBe(404);
  });
});
