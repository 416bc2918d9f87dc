import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCase, anAlert } from '@/tests/fixtures/factories';
import { newApiKey } from '@/lib/platform/crypto';
import { type Answer, aProject, ask, type TestProject } from '@/tests/fixtures/project';

// With a fake clock: a bucket that refills during the test would admit an eleventh request.

let project: TestProject;

beforeEach(async () => {
  project = await aProject({ rate_plan: 'starter' });
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const list = () => project.ask('GET', '/v1/alerts');
const times = (count: number, work: () => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, work));

describe('rate limit', () => {
  it('admits a burst of ten requests with a Starter key, and refuses the eleventh with 429', async () => {
    const admitted = await times(10, list);
    expect(admitted.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(
      admitted.map(({ headers }) => Number(headers.get('x-ratelimit-remaining'))).sort((a, b) => b - a),
    ).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    const { status, json, headers } = await list();
    expect([status, json.error.code]).toEqual([429, 'RATE_LIMITED']);
    expect(headers.get('retry-after')).toBe('1');
    expect(headers.get('x-ratelimit-limit')).toBe('60');
    expect(headers.get('x-ratelimit-remaining')).toBe('0');
    expect(Number(headers.get('x-ratelimit-reset'))).toBe(Math.ceil(Date.now() / 1000 + 10));
  });

  it('refills one request a second', async () => {
    await times(10, list);
    let admitted = 10;
    for (let second = 0; second < 59; second += 1) {
      vi.setSystemTime(Date.now() + 1000);
      const answers = await times(2, list);
      admitted += answers.filter(({ status }) => status === 200).length;
    }
    expect(admitted).toBe(69);
  });

  it('counts refused input, unknown resources and replays too', async () => {
    const alert = await anAlert(project.ctx, { case_token: (await aCase(project.ctx)).token });
    const acknowledge = () =>
      project.ask('POST', `/v1/alerts/${alert.token}/acknowledge`, {
        headers: { 'Idempotency-Key': 'once' },
      });
    expect((await acknowledge()).status).toBe(200);
    expect((await acknowledge()).headers.get('x-ratelimit-remaining')).toBe('8');
    await project.ask('GET', '/v1/alerts?limit=x');
    const { headers } = await project.ask('GET', '/v1/alerts/alt_none');
    expect(headers.get('x-ratelimit-remaining')).toBe('6');
    await times(6, list);
    expect((await acknowledge()).status).toBe(429);
  });

  it('counts the keys of two projects separately', async () => {
    const other = await aProject({ rate_plan: 'starter' });
    await times(11, list);
    expect((await other.ask('GET', '/v1/alerts')).status).toBe(200);
  });

  it('refuses the eleventh also after the key was idle for long', async () => {
    await list();
    vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
    expect((await times(10, list)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await list()).status).toBe(429);
  });

  it('counts an unknown path and a wrong method against the key', async () => {
    const remaining = async (method: string, path: string) => {
      const { status, headers } = await project.ask(method, path);
      return [status, headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')];
    };
    expect(await remaining('GET', '/v1/nothing')).toEqual([404, '60', '9']);
    expect(await remaining('DELETE', '/v1/alerts')).toEqual([405, '60', '8']);
    await times(8, list);
    expect(await remaining('GET', '/v1/nothing')).toEqual([429, '60', '0']);
  });

  it('refuses a request before it has any effect', async () => {
    const alert = await anAlert(project.ctx);
    await times(10, list);
    expect((await project.ask('POST', `/v1/alerts/${alert.token}/acknowledge`)).status).toBe(429);
    vi.setSystemTime(Date.now() + 5000);
    expect((await project.ask('GET', `/v1/alerts/${alert.token}`)).json.data.status).toBe('Open');
  });
});

describe('rate limit · without a caller', () => {
  let days = 0;

  // The requests of this process have no address: they share one bucket, which a leap of the clock fills.
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

  it('serves monitors generously, and not without end', async () => {
    const monitor = () => ask('GET', '/api/health/live');
    const answers = await times(1001, monitor);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1000);
    expect((await monitor()).json.error.code).toBe('RATE_LIMITED');
  });
});
