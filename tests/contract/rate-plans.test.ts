import { describe, expect, it } from 'vitest';
import { aProject } from '@/tests/fixtures/project';

describe('rate limit · plans', () => {
  it.each([
    { rate_plan: 'starter', perMinute: 60, burst: 10 },
    { rate_plan: 'professional', perMinute: 300, burst: 50 },
    { rate_plan: 'enterprise', perMinute: 1000, burst: 200 },
  ] as const)(
    'admits $perMinute requests a minute with a $rate_plan key, $burst of them at once',
    async ({ rate_plan, perMinute, burst }) => {
      const project = await aProject({ rate_plan });
      const { headers } = await project.ask('GET', '/v1/cases?limit=1');
      expect(headers.get('x-ratelimit-limit')).toBe(String(perMinute));
      // The first request is taken from a full bucket.
      expect(headers.get('x-ratelimit-remaining')).toBe(String(burst - 1));
    },
  );
});
