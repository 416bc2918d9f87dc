import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCase, anAlert } from '@/tests/fixtures/factories';
import { newApiKey } from '@/lib/platform/crypto';
import { asOwner } from '@/tests/fixtures/owner';
import { type Answer, aProject, ask, type TestProject } from '@/tests/fixtures/project';

// Buckets follow the clock of the database, so the tests allow for the refill on a slow machine.

let project: TestProject;
let startedAtMs: number;

beforeEach(async () => {
  project = await aProject({ rate_plan: 'starter' });
  vi.useFakeTimers({ toFake: ['Date'] });
  startedAtMs = performance.now();
});

afterEach(() => {
  vi.useRealTimers();
});

const list = () => project.ask('GET', '/v1/alerts');
const times = (count: number, work: () => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, work));
const admittedOf = (answers: Answer[]) => answers.filter(({ status }) => status !== 429).length;
const remainingOf = ({ headers }: Answer) => Number(headers.get('x-ratelimit-remaining'));

/** The most that a Starter key can have been refilled with since the test began. */
const refilled = () => Math.ceil((performance.now() - startedAtMs) / 1000);

const bucket = () => `project ${project.ctx.project.id}`;

/** Lets this much time pass, for the bucket and for this process. */
async function passTime(seconds: number): Promise<void> {
  await asOwner('update rate_buckets set full_at = full_at - make_interval(secs => $2) where holder = $1', [
    bucket(),
    seconds,
  ]);
  vi.setSystemTime(Date.now() + seconds * 1000);
}

/** Sends until a request is refused, and returns the refusal. */
async function drain(): Promise<Answer> {
  for (;;) {
    const refused = (await times(11, list)).find(({ status }) => status === 429);
    if (refused) return refused;
  }
}

/** How many requests `work` took from the bucket, which starts half full. */
async function countedIn(work: () => Promise<unknown>): Promise<number> {
  const fill = (seconds: number) =>
    asOwner<{ taken: number }>(
      `insert into rate_buckets as b values ($1, now() + make_interval(secs => $2))
       on conflict (holder) do update set full_at = now() + make_interval(secs => $2)`,
      [bucket(), seconds],
    );
  await fill(5);
  const fullAt = async () =>
    Number(
      (
        await asOwner<{ at: string }>(
          'select extract(epoch from full_at) as at from rate_buckets where holder = $1',
          [bucket()],
        )
      )[0]?.at,
    );
  const before = await fullAt();
  await work();
  return Math.round((await fullAt()) - before);
}

describe('rate limit', () => {
  it('admits a burst of ten requests with a Starter key, and refuses the rest with 429', async () => {
    const admitted = await times(10, list);
    expect(admitted.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(Math.max(...admitted.map(remainingOf))).toBe(9);
    const more = await times(30, list);
    expect(admittedOf(more)).toBeLessThanOrEqual(refilled());
    const { status, json, headers } = await drain();
    expect([status, json.error.code]).toEqual([429, 'RATE_LIMITED']);
    expect(headers.get('retry-after')).toBe('1');
    expect(headers.get('x-ratelimit-limit')).toBe('60');
    expect(headers.get('x-ratelimit-remaining')).toBe('0');
    const fullIn = Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000;
    expect(fullIn).toBeGreaterThan(9);
    expect(fullIn).toBeLessThanOrEqual(11);
  });

  it('tells each of several requests that are counted together how many are left', async () => {
    const remaining = (await times(10, list)).map(remainingOf);
    expect(new Set(remaining).size).toBeGreaterThanOrEqual(10 - refilled());
  });

  it('refills one request a second', async () => {
    await drain();
    await passTime(20);
    expect(admittedOf(await times(40, list))).toBeGreaterThanOrEqual(10);
    await drain();
    const before = refilled();
    await passTime(3);
    const admitted = admittedOf(await times(30, list));
    expect(admitted).toBeGreaterThanOrEqual(3);
    expect(admitted).toBeLessThanOrEqual(3 + 1 + refilled() - before);
  });

  it('counts refused input, unknown resources and replays too', async () => {
    const alert = await anAlert(project.ctx, { case_token: (await aCase(project.ctx)).token });
    const acknowledge = () =>
      project.ask('POST', `/v1/alerts/${alert.token}/acknowledge`, {
        headers: { 'Idempotency-Key': 'once' },
      });
    expect(await countedIn(acknowledge)).toBe(1);
    expect(await countedIn(acknowledge)).toBe(1);
    expect(await countedIn(() => project.ask('GET', '/v1/alerts?limit=x'))).toBe(1);
    expect(await countedIn(() => project.ask('GET', '/v1/alerts/alt_none'))).toBe(1);
  });

  it('counts the keys of two projects separately', async () => {
    const other = await aProject({ rate_plan: 'starter' });
    await drain();
    expect((await other.ask('GET', '/v1/alerts')).status).toBe(200);
  });

  it('does not refill a bucket beyond its burst, however long the key was idle', async () => {
    await list();
    await passTime(24 * 60 * 60);
    const before = refilled();
    expect(admittedOf(await times(40, list))).toBeLessThanOrEqual(10 + 1 + refilled() - before);
  });

  it('counts an unknown path and a wrong method against the key', async () => {
    const limitOf = async (method: string, path: string) => {
      const { status, headers } = await project.ask(method, path);
      return [status, headers.get('x-ratelimit-limit')];
    };
    expect(await countedIn(() => project.ask('GET', '/v1/nothing'))).toBe(1);
    expect(await countedIn(() => project.ask('DELETE', '/v1/alerts'))).toBe(1);
    expect(await limitOf('GET', '/v1/nothing')).toEqual([404, '60']);
    expect(await limitOf('DELETE', '/v1/alerts')).toEqual([405, '60']);
  });

  it('refuses a request before it has any effect', async () => {
    const alert = await anAlert(project.ctx);
    await drain();
    const acknowledged = await project.ask('POST', `/v1/alerts/${alert.token}/acknowledge`);
    await passTime(5);
    const { status } = (await project.ask('GET', `/v1/alerts/${alert.token}`)).json.data;
    expect(status).toBe(acknowledged.status === 429 ? 'Open' : 'Acknowledged');
  });
});

describe('rate limit · without a caller', () => {
  let days = 0;

  // The requests of this process have no address and share one bucket, which a jump of the clock fills.
  beforeEach(() => {
    days += 1;
    vi.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1000);
  });

  it.each<[string, string, Record<string, string>, number]>([
    ['a bad key', '/v1/alerts', { 'X-API-KEY': newApiKey('staging') }, 401],
    ['a malformed key', '/v1/alerts', { Authorization: 'Bearer x' }, 401],
    ['no key', '/v1/alerts', {}, 401],
    ['a bad key on an unknown path', '/v1/nothing', { 'X-API-KEY': newApiKey('staging') }, 404],
    ['no key on an unknown path', '/v1/nothing', {}, 404],
  ])('refuses repeats of %s with 429 after a burst of 200', async (_name, path, headers, status) => {
    const attempt = () => ask('GET', path, { headers });
    const answers = await times(201, attempt);
    const counted = (wanted: number) => answers.filter((each) => each.status === wanted).length;
    expect([counted(status), counted(429)]).toEqual([200, 1]);
    const refused = await attempt();
    expect([refused.json.error.code, refused.headers.get('retry-after')]).toEqual(['RATE_LIMITED', '1']);
    expect((await list()).status).toBe(200);
  });

  it('serves monitors generously, but not without limit', async () => {
    const monitor = () => ask('GET', '/api/health/live');
    const answers = await times(1001, monitor);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1000);
    expect((await monitor()).json.error.code).toBe('RATE_LIMITED');
  });
});
