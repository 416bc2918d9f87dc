import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type FirstRun, readFirstRun } from '@/scripts/start/announce';
import { type RunningProduct, serveCopy, serveProduct, webAlone } from '@/scripts/test/served-product';

type Headers = Record<string, string>;

interface Served {
  product: RunningProduct;
  firstRun: FirstRun;
}

const served: Served[] = [];

function noteServed(product: RunningProduct): Served {
  const firstRun = readFirstRun(product.dataDir);
  if (!firstRun) throw new Error('The seed wrote no first-run.json.');
  served.push({ product, firstRun });
  return { product, firstRun };
}

const get = ({ product }: Served, path: string, headers: Headers) =>
  fetch(product.baseUrl + path, { headers });

const screen = ({ product, firstRun }: Served, name: string, headers: Headers) =>
  fetch(`${product.baseUrl}/api/gateway/execute/${firstRun.project_hash}/screening/api`, {
    method: 'POST',
    headers: { 'X-API-KEY': firstRun.api_key, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ name }),
  });

/** The address in the audit records of a flow sent with these headers. */
async function auditedAddress(target: Served, headers: Headers): Promise<unknown[]> {
  const requestId = `from-${Object.values(headers)
    .join('-')
    .replaceAll(/[^\w-]/g, '_')}`;
  const { ok } = await screen(target, 'Ann Ash', { ...headers, 'X-Request-Id': requestId });
  expect(ok).toBe(true);
  const key = { 'X-API-KEY': target.firstRun.api_key, 'X-Forwarded-Proto': 'https' };
  const { data } = await (await get(target, '/v1/audit-logs?limit=50', key)).json();
  const records = data.filter((record: { request_id: string }) => record.request_id === requestId);
  return [...new Set(records.map((record: { ip_address: string }) => record.ip_address))];
}

/** How many requests without a key are left with these headers. */
async function remaining(target: Served, headers: Headers): Promise<number> {
  const response = await get(target, '/v1/alerts', headers);
  expect(response.status).toBe(401);
  return Number(response.headers.get('x-ratelimit-remaining'));
}

afterAll(() => Promise.all(served.map(({ product }) => product.stop())));

describe('product · behind a trusted proxy, in production', () => {
  let target: Served;
  beforeAll(async () => {
    const settings = {
      PROBITY_EMPTY: '1',
      PROBITY_ENVIRONMENT: 'production',
      // This test's requests come from this address.
      PROBITY_TRUSTED_PROXIES: '127.0.0.1',
      ...webAlone,
    };
    target = noteServed(await serveProduct(inject('cluster'), settings));
  });

  const https = { 'X-Forwarded-Proto': 'https' };

  it('records the address that the proxy forwards, and not one that the caller added before it', async () => {
    const headers = { ...https, 'X-Forwarded-For': '192.0.2.1, 198.51.100.7' };
    expect(await auditedAddress(target, headers)).toEqual(['198.51.100.7']);
  });

  it('limits each forwarded address separately', async () => {
    const from = (address: string) => remaining(target, { ...https, 'X-Forwarded-For': address });
    const first = await from('198.51.100.20');
    for (let n = 0; n < 20; n += 1) await from('198.51.100.21');
    expect(await from('198.51.100.20')).toBeGreaterThanOrEqual(first - 2);
  });

  it.each(['/v1/alerts', '/sign-in', '/api/auth/csrf'])(
    'refuses %s over plain HTTP with 403',
    async (path) => {
      const plain = await get(target, path, {
        'X-Forwarded-Proto': 'http',
        'X-API-KEY': target.firstRun.api_key,
      });
      expect([plain.status, (await plain.json()).error.code]).toEqual([403, 'FORBIDDEN']);
    },
  );

  it.each(['/v1/alerts', '/v1/nothing', '/sign-in', '/api/auth/csrf', '/api/health/ready'])(
    'sends Strict-Transport-Security with %s',
    async (path) => {
      const { headers } = await get(target, path, https);
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    },
  );

  it('refuses a sandbox marker with 400', async () => {
    const response = await screen(target, 'Ann SANCTION', https);
    const { error } = await response.json();
    expect([response.status, error.details[0].code]).toEqual([400, 'sandbox_marker']);
  });

  it('accepts keys of production, and refuses one of staging with 401', async () => {
    expect(target.firstRun.api_key).toMatch(/^pk_production_/);
    const staging = { ...https, 'X-API-KEY': target.firstRun.api_key.replace('production', 'staging') };
    expect((await get(target, '/v1/alerts', staging)).status).toBe(401);
  });
});

describe('product · when the peer is not a trusted proxy', () => {
  let target: Served;
  beforeAll(async () => {
    const settings = { PROBITY_TRUSTED_PROXIES: '10.0.0.0/8', ...webAlone };
    target = noteServed(await serveCopy(inject('cluster'), inject('seeded'), settings));
  });

  it('records the peer’s own address, whatever it forwards', async () => {
    expect(await auditedAddress(target, { 'X-Forwarded-For': '198.51.100.7' })).toEqual(['127.0.0.1']);
  });

  it('limits the peer, whatever it forwards', async () => {
    const from = (n: number) => remaining(target, { 'X-Forwarded-For': `198.51.100.${n}` });
    const first = await from(0);
    const others = await Promise.all(Array.from({ length: 150 }, (_, n) => from(n + 1)));
    expect(Math.min(...others)).toBeLessThan(first - 1);
  });

  it('ignores what it says about the scheme, and sends no Strict-Transport-Security in staging', async () => {
    const { status, headers } = await get(target, '/v1/alerts', {
      'X-Forwarded-Proto': 'http',
      'X-API-KEY': target.firstRun.api_key,
    });
    expect([status, headers.get('strict-transport-security')]).toEqual([200, null]);
  });
});
