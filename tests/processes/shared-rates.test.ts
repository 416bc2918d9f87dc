import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ratePlans } from '@/lib/api/rate-limit';
import { type ApiProcess, startApiProcess } from '@/tests/fixtures/api-processes';
import { aProject } from '@/tests/fixtures/project';
import { patience } from '@/tests/fixtures/until';

// Enough for four processes that each counted alone to admit too many. `PROBITY_RATE_REQUESTS=10000 npm test -- --only
// own-process` sends as many as docs/adr/0037 was measured with.
const requests = Number(process.env.PROBITY_RATE_REQUESTS ?? 1_000);

let processes: ApiProcess[];

beforeAll(async () => {
  processes = await Promise.all(Array.from({ length: 4 }, () => startApiProcess()));
});
afterAll(() => Promise.all(processes.map((each) => each.stop())));

/** Counted as any other, and answered with 404 when it is admitted. */
const path = '/v1/nothing';

/** Sends so many requests, sixteen at once, to all processes in turn. */
async function send(count: number, headers: Record<string, string>): Promise<number[]> {
  const statuses: number[] = [];
  let sent = 0;
  const loop = async () => {
    while (sent < count) {
      const to = processes[sent % processes.length];
      sent += 1;
      statuses.push((await to?.statusOf(path, headers)) ?? 0);
    }
  };
  await Promise.all(Array.from({ length: 16 }, loop));
  return statuses;
}

describe('rate limit · over four processes', () => {
  it.each([
    ['starter', requests],
    ['enterprise', requests],
  ] as const)(
    'admits the burst of a key on the plan %s and what it is refilled with, and none over, of %d requests',
    async (plan, count) => {
      const project = await aProject({ rate_plan: plan });
      const startedAtMs = performance.now();
      const statuses = await send(count, { 'X-API-KEY': project.apiKey });
      const seconds = (performance.now() - startedAtMs) / 1000;
      const admitted = statuses.filter((status) => status === 404).length;
      // 503: the database did not count in time, as it may happen on a busy machine.
      expect(statuses.filter((status) => ![404, 429, 503].includes(status))).toEqual([]);
      const { perMinute, burst } = ratePlans[plan];
      const most = burst + (perMinute / 60) * seconds;
      expect(admitted).toBeLessThanOrEqual(most);
      expect(admitted).toBeGreaterThanOrEqual(burst);
    },
    patience.timeout,
  );
});
