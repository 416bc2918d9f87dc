import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readiness } from '@/lib/api/front/readiness';
import { transaction } from '@/lib/platform/database/transaction';
import { db } from '@/lib/platform/database/db';
import { anAlert } from '@/tests/fixtures/factories';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { stallingProxy, type StallingProxy } from '@/tests/fixtures/stalling-proxy';

/** Measured: 1.5 s. Without the watch it takes 15 s, and without any timeout it never ends. */
const boundMs = 8_000;

let proxy: StallingProxy;
let project: TestProject;

beforeAll(async () => {
  const url = new URL(process.env.DATABASE_URL ?? '');
  proxy = await stallingProxy(url);
  url.port = String(proxy.port);
  process.env.DATABASE_URL = url.toString();
  project = await aProject();
});
afterEach(async () => {
  proxy.resume();
  await untilReachable();
});
afterAll(() => proxy.close());

const untilReachable = () =>
  vi.waitFor(async () => expect((await readiness()).database).toBe('ok'), { timeout: 10_000, interval: 20 });

const listAlerts = () => project.ask('GET', '/v1/alerts');

async function timed<Result>(work: Promise<Result>): Promise<[Result, number]> {
  const startedAt = performance.now();
  return [await work, performance.now() - startedAt];
}

describe('a database that does not answer', () => {
  it('makes requests fail with 503 and Retry-After, and readiness report it as out of reach', async () => {
    await listAlerts();
    proxy.stall();
    const [{ status, headers, json }, ms] = await timed(listAlerts());
    expect([status, json.error.code, headers.get('retry-after')]).toEqual([503, 'SERVICE_UNAVAILABLE', '5']);
    expect(ms).toBeLessThan(boundMs);
    const [parts, readyMs] = await timed(readiness());
    expect(parts).toMatchObject({ database: 'out of reach', migrations: 'out of reach' });
    expect(readyMs).toBeLessThan(boundMs);
  });

  it('lets no request of a known caller be answered uncounted, even for an unknown path', async () => {
    const limited = await aProject({ rate_plan: 'starter' });
    proxy.stall();
    const { status, json } = await limited.ask('GET', '/v1/nothing');
    expect([status, json.error.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  });

  it('does not count the requests of known callers against their address', async () => {
    const ip = '192.0.2.82';
    proxy.stall();
    // More than an address without a caller may send at once.
    const asked = Array.from({ length: 230 }, () => project.ask('GET', '/v1/alerts', { ip }));
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers[0]?.headers.has('x-ratelimit-remaining')).toBe(true);
    const unknown = await ask('GET', '/v1/alerts', { ip });
    expect(unknown.headers.get('x-ratelimit-remaining')).toBe('199');
    expect(unknown.status).toBe(401);
  });

  it('makes more requests than the pool has connections fail with 503, and none remains hanging', async () => {
    proxy.stall();
    const [answers, ms] = await timed(Promise.all(Array.from({ length: 60 }, listAlerts)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(ms).toBeLessThan(boundMs);
    proxy.resume();
    await untilReachable();
    const after = await Promise.all(Array.from({ length: 60 }, listAlerts));
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('ends a transaction in progress, and the next one gets its own connection', async () => {
    const sleeping = transaction(project.ctx, (tx) => tx.$queryRaw`select pg_sleep(60)::text`);
    const failure = sleeping.catch((error: unknown) => error);
    await vi.waitFor(() => expect(db().pool.totalCount).toBeGreaterThan(0));
    proxy.stall();
    expect(await failure).toMatchObject({ code: '08006' });
    proxy.resume();
    await untilReachable();
    await transaction(project.ctx, (tx) => tx.$queryRaw`select 1 as one`);
  });

  it('never has an unanswered commit reported as done, and a repeat gets the stored answer', async () => {
    const { token } = await anAlert(project.ctx);
    const acknowledge = () =>
      project.ask('POST', `/v1/alerts/${token}/acknowledge`, { headers: { 'Idempotency-Key': token } });
    const committed = proxy.stallAtAnswer('COMMIT');
    const first = await acknowledge();
    await committed;
    expect(first.status).toBe(503);
    proxy.resume();
    await untilReachable();
    const repeated = await acknowledge();
    expect([repeated.status, repeated.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(repeated.json.data.status).toBe('Acknowledged');
  });

  it('makes a request fail with 503 when its connection is reset during the commit', async () => {
    const { token } = await anAlert(project.ctx);
    const acknowledge = () =>
      project.ask('POST', `/v1/alerts/${token}/acknowledge`, { headers: { 'Idempotency-Key': token } });
    const committed = proxy.stallAtAnswer('COMMIT');
    const first = acknowledge();
    await committed;
    proxy.reset();
    expect((await first).status).toBe(503);
    proxy.resume();
    await untilReachable();
    expect((await acknowledge()).json.data.status).toBe('Acknowledged');
  });

  it('is not confused with a slow statement while the database answers', async () => {
    const slept = await transaction(project.ctx, (tx) => tx.$queryRaw`select pg_sleep(3)::text as done`);
    expect(slept).toHaveLength(1);
  });
});
