import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { expect, servedProduct, test } from '../fixtures/test';
import { readOperatorSettings } from '@/lib/platform/env';
import { ownNode } from '@/scripts/bootstrap/own-node.mjs';
import { freePort } from '@/scripts/database/free-port';
import { applicationEnvironment } from '@/scripts/serve/environment';

// Nobody runs the product so. The test shows that the route files are ordinary ones, bounded without our front.

let next: ChildProcess;
let address: string;

test.beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const { dataDir, databaseUrl } = servedProduct();
  const given = { ...process.env, PORT: String(port), PROBITY_DATA_DIR: dataDir, PROBITY_BASE_URL: address };
  const command = createRequire(import.meta.url).resolve('next/dist/bin/next');
  next = spawn(ownNode, [command, 'start', '--hostname', '127.0.0.1', '--port', String(port)], {
    env: applicationEnvironment(given, readOperatorSettings(given), databaseUrl),
    stdio: 'ignore',
  });
  const isServed = () =>
    fetch(`${address}/api/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isServed, { timeout: 60_000 }).toBe(true);
});

test.afterAll(() => void next?.kill());

const common = [
  'x-request-id',
  'x-api-version',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
];

interface Case {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  status: number;
  code?: string;
}

const json = { 'Content-Type': 'application/json' };
const cases: Record<string, Case> = {
  'a list': { path: '/v1/alerts?limit=1', status: 200 },
  'a HEAD of a list': { path: '/v1/alerts?limit=1', method: 'HEAD', status: 200 },
  'a wrong query': { path: '/v1/alerts?limit=0', status: 400, code: 'VALIDATION_ERROR' },
  'an unknown resource': { path: '/v1/alerts/alt_none', status: 404, code: 'NOT_FOUND' },
  'a bad key': { path: '/v1/alerts', headers: { 'X-API-KEY': 'x' }, status: 401, code: 'UNAUTHORIZED' },
  'another project': {
    path: '/api/gateway/execute/other/api',
    method: 'POST',
    headers: json,
    body: '{}',
    status: 403,
    code: 'FORBIDDEN',
  },
  'bad JSON': {
    path: '/v1/watchlists',
    method: 'POST',
    headers: json,
    body: '{',
    status: 400,
    code: 'INVALID_JSON',
  },
  'another content type': {
    path: '/v1/watchlists',
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: 'x',
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
  },
  'a body over 1 MiB': {
    path: '/v1/watchlists',
    method: 'POST',
    headers: json,
    body: ' '.repeat(1024 * 1024 + 1),
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
  },
};

for (const [name, { path, status, code, headers, ...sent }] of Object.entries(cases)) {
  test(`next start · answers ${name} as the front does`, async ({ baseUrl, firstRun }) => {
    const ask = async (base: string) => {
      const given = { 'X-API-KEY': firstRun.api_key, ...headers };
      const response = await fetch(base + path, { ...sent, headers: given });
      const text = await response.text();
      const error = text === '' ? undefined : JSON.parse(text).error;
      return {
        status: response.status,
        code: error?.code ?? error,
        absent: common.filter((header) => !response.headers.has(header)),
        cacheControl: response.headers.get('cache-control'),
      };
    };
    const [front, alone] = [await ask(baseUrl), await ask(address)];
    expect(front).toEqual({ status, code, absent: [], cacheControl: 'no-store' });
    expect(alone).toEqual(front);
  });
}

test('next start · stops a body of no length at 1 MiB', async ({ firstRun }) => {
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(32));
      if (sent >= 64 * 1024 * 1024) controller.close();
    },
  });
  const headers = { ...json, 'X-API-KEY': firstRun.api_key };
  // Node's fetch needs `duplex` for a stream; the browser's type that TypeScript has does not know it.
  const request = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  expect((await fetch(`${address}/v1/watchlists`, request)).status).toBe(413);
});

test('next start · limits callers without a key', async () => {
  const attempts = Array.from({ length: 300 }, () =>
    fetch(`${address}/v1/alerts`).then(({ status }) => status),
  );
  expect(new Set(await Promise.all(attempts))).toEqual(new Set([401, 429]));
});
