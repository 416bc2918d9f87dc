import { describe, expect, it } from 'vitest';
import { defaultPolicy, Policy } from './policy';

describe('policies · policy', () => {
  it('accepts the default', () => {
    expect(Policy.parse(defaultPolicy)).toEqual(defaultPolicy);
  });

  it.each([
    ['an unknown part', { ...defaultPolicy, colour: 'red' }],
    ['a threshold over 100', { ...defaultPolicy, match_threshold: 101 }],
    ['a category without a priority', { ...defaultPolicy, priorities: {} }],
    [
      'a warning before the start',
      {
        ...defaultPolicy,
        case_sla: { ...defaultPolicy.case_sla, Review: { due_business_days: 2, warning_business_days: 2 } },
      },
    ],
    [
      'a negative reuse window',
      { ...defaultPolicy, reuse_days: { ...defaultPolicy.reuse_days, SCR_PEP: -1 } },
    ],
  ])('refuses %s', (_case, policy) => {
    expect(Policy.safeParse(policy).success).toBe(false);
  });
});
