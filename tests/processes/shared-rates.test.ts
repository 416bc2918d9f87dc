import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ratePlans } from '@/lib/api/callers/rate-limit';
import { type ApiProcess, startApiProcess } from '@/tests/fixtures/api-processes';
import { aProject } from '@/tests/fixtures/project';
import { patience } from '@/tests/fixtures/until';
import type { RatePlanName } from '@/lib/platform/settings/rate-plan';

// Enough requests for four processes that each counted alone to admit too many. `PROBITY_RATE_REQUESTS=10000 npm test
// -- --only own-process` sends as many as docs/adr/0037 was measured with.
const requests = Number(process.env.PROBITY_RATE_REQUESTS ?? 1_000);

let processes: ApiProcess[];

beforeAll(async () => {
  processes = await Promise.all(Array.from({ length: 4 }, () => startApiProcess()));
});
afterAll(() => Promise.all(processes.map((each) => each.stop())));

/** An unknown path: counted like any other, and answered with 404 if admitted. */
const path = '/v1/nothing';

interface Counted {
  admitted: number;
  /**
   * Requests that the database did not count in time, as can happen on a busy machine. It is unknown whether they
   * cost anything.
   */
  uncounted: number;
  /** From the first request to the last answer. */
  withinSeconds: number;
  /** From the first answer to the last request: the bucket was in use and being refilled for at least this long. */
  atLeastSeconds: number;
}

/** Sends this many requests, sixteen at once, to all processes in turn. */
async function send(count: number, headers: Record<string, string>): Promise<Counted> {
  const statuses: number[] = [];
  let sent = 0;
  const startedAtMs = performance.now();
  let [answeredAtMs, lastSentAtMs] = [Infinity, startedAtMs];
  const loop = async () => {
    while (sent < count) {
      const to = processes[sent % processes.length];
      sent += 1;
      lastSentAtMs = performance.now();
      statuses.push((await to?.statusOf(path, headers)) ?? 0);
      answeredAtMs = Math.min(answeredAtMs, performance.now());
    }
  };
  await Promise.all(Array.from({ length: 16 }, loop));
  expect(statuses.filter((status) => ![404, 429, 503].includes(status))).toEqual([]);
  return {
    admitted: statuses.filter((status) => status === 404).length,
    uncounted: statuses.filter((status) => status === 503).length,
    withinSeconds: (performance.now() - startedAtMs) / 1000,
    atLeastSeconds: (lastSentAtMs - answeredAtMs) / 1000,
  };
}

async function countFor(plan: RatePlanName): Promise<Counted> {
  const project = await aProject({ rate_plan: plan });
  const counted = await send(requests, { 'X-API-KEY': project.apiKey });
  const { perMinute, burst } = ratePlans[plan];
  expect(counted.admitted).toBeLessThanOrEqual(burst + (perMinute / 60) * counted.withinSeconds);
  return counted;
}

/** A run with uncounted requests says nothing about the minimum, so it is repeated, twice at most. */
async function countAllFor(plan: RatePlanName): Promise<Counted> {
  let counted = await countFor(plan);
  for (let again = 0; again < 2 && counted.uncounted > 0; again += 1) counted = await countFor(plan);
  expect(counted.uncounted, 'requests that the database did not count in time').toBe(0);
  return counted;
}

describe('rate limit · over four processes', () => {
  it.each(['starter', 'enterprise'] as const)(
    `admits the burst of a key on the plan %s and its refill, out of ${requests} requests`,
    async (plan) => {
      const { perMinute, burst } = ratePlans[plan];
      const { admitted, atLeastSeconds } = await countAllFor(plan);
      // Minus a tenth, for what was refilled last while the processes answered late.
      expect(admitted).toBeGreaterThanOrEqual(0.9 * (burst + (perMinute / 60) * atLeastSeconds));
    },
    patience.timeout,
  );
});
