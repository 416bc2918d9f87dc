import { describe, expect, it } from 'vitest';
import { lastScreened } from './last-screened';

const check = (change: object) => ({
  category: 'Screening' as const,
  status: 'Complete' as const,
  completed_at: '2026-11-12T09:00:00Z',
  ...change,
});

describe('lastScreened', () => {
  it('is the time of the newest screening that has an answer', () => {
    expect(
      lastScreened([
        check({}),
        check({ completed_at: '2026-11-20T09:00:00Z' }),
        check({ category: 'Identity', completed_at: '2026-11-22T09:00:00Z' }),
        check({ status: 'Failed', completed_at: '2026-11-21T09:00:00Z' }),
      ]),
    ).toBe('2026-11-20T09:00:00Z');
  });

  it('is null for an entity that was never screened', () => {
    expect(lastScreened([check({ status: 'Pending', completed_at: null })])).toBeNull();
  });
});
