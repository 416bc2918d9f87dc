import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { ownNode } from '@/scripts/bootstrap/own-node.mjs';
import { freePort } from '@/scripts/database/free-port';
import { environmentOf } from '@/scripts/serve/environment';
import { type FirstRun, requireFirstRun } from '@/scripts/start/announce';
import { type RunningProduct, serveCopy, webAlone } from '@/scripts/test/served-product';
import { beginningOf, eventsOf, openStream } from '@/tests/fixtures/event-streams';

// The product is never run this way. The test shows that the route files are ordinary ones, with limits even without
// our front.

let product: RunningProduct;
let firstRun: FirstRun;
let next: ChildProcess;
let address: string;

beforeAll(async () => {
  product = await serveCopy(inject('cluster'), inject('seeded'), webAlone);
  firstRun = requireFirstRun(product.dataDir);
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const command = createRequire(import.meta.url).resolve('next/dist/bin/next');
  next = spawn(ownNode, [command, 'start', '--hostname', '127.0.0.1', '--port', String(port)], {
    env: { ...environmentOf('web', product.environment), PORT: String(port), PROBITY_BASE_URL: address },
    stdio: 'ignore',
  });
  const expectServed = async () => expect((await fetch(`${address}/api/health/live`)).ok).toBe(true);
  await vi.waitFor(expectServed, { timeout: 90_000, interval: 100 });
}, 200_000);

afterAll(async () => {
  next?.kill();
  await product?.stop();
});

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
const person = { type: 'Person', last_name: 'Ash', country: 'GB' };
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
  'an event stream': { path: '/v1/events/stream', status: 200 },
  'a HEAD of an event stream': { path: '/v1/events/stream', method: 'HEAD', status: 200 },
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

async function ask(base: string, { path, headers, method, body }: Case) {
  const given = { 'X-API-KEY': firstRun.api_key, ...headers };
  const response = await fetch(base + path, { method, body, headers: given });
  const text = await beginningOf(response);
  const error = text.startsWith('{') ? JSON.parse(text).error : undefined;
  return {
    status: response.status,
    code: error?.code ?? error,
    absent: common.filter((header) => !response.headers.has(header)),
    cacheControl: response.headers.get('cache-control'),
  };
}

describe('next start', () => {
  it.each(Object.entries(cases))('answers %s as the front does', async (_name, given) => {
    const expected = { status: given.status, code: given.code, absent: [], cacheControl: 'no-store' };
    expect(await ask(product.baseUrl, given)).toEqual(expected);
    expect(await ask(address, given)).toEqual(expected);
  });

  it('streams events, and resumes', async () => {
    const headers = { 'X-API-KEY': firstRun.api_key };
    const stream = await openStream({ url: address }, headers);
    const body = JSON.stringify({ type: 'Onboarding', entity_category: 'Person', entity: person });
    const created = await fetch(`${product.baseUrl}/v1/cases`, {
      method: 'POST',
      headers: { ...headers, ...json },
      body,
    });
    expect(created.status).toBe(201);
    const isHere = () => expect(eventsOf(stream)).toMatchObject([{ event: 'case.created' }]);
    await vi.waitFor(isHere, { timeout: 30_000 });
    const place = stream.received[0]?.id ?? '';
    const again = await openStream({ url: address }, { ...headers, 'Last-Event-ID': place });
    const isThere = () =>
      expect(eventsOf(again).map(({ id }) => id)).toEqual(eventsOf(stream).map(({ id }) => id));
    await vi.waitFor(isThere, { timeout: 30_000 });
  });

  it('stops a body without a length at 1 MiB', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
        if (sent >= 64 * 1024 * 1024) controller.close();
      },
    });
    const headers = { ...json, 'X-API-KEY': firstRun.api_key };
    // Node's fetch needs `duplex` for a stream, but TypeScript's type is the browser's and lacks it.
    const request = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    expect((await fetch(`${address}/v1/watchlists`, request)).status).toBe(413);
  });

  it('limits callers without a key', async () => {
    const statusOf = () => fetch(`${address}/v1/alerts`).then(({ status }) => status);
    const statuses = new Set<number>();
    // On a slow machine the bucket is refilled meanwhile.
    for (let round = 0; round < 20 && !statuses.has(429); round += 1)
      for (const status of await Promise.all(Array.from({ length: 300 }, statusOf))) statuses.add(status);
    expect(statuses).toEqual(new Set([401, 429]));
  });
});
