import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCase, anAlert } from '@/tests/fixtures/factories';
import { type Answer, aProject, type TestProject } from '@/tests/fixtures/project';

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

  it('refuses a request before it has any effect', async () => {
    const alert = await anAlert(project.ctx);
    await times(10, list);
    expect((await project.ask('POST', `/v1/alerts/${alert.token}/acknowledge`)).status).toBe(429);
    vi.setSystemTime(Date.now() + 5000);
    expect((await project.ask('GET', `/v1/alerts/${alert.token}`)).json.data.status).toBe('Open');
  });
});
