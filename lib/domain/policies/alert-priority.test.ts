import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AlertCategory } from '@/lib/domain/words';
import { priorityOf } from './alert-priority';
import { defaultPolicy } from './policy';

describe('alerts · priority', () => {
  it.each([
    ['Sanctions Hit', 'Critical', 90],
    ['PEP Match', 'High', 70],
    ['Watchlist Match', 'High', 70],
    ['Adverse Media', 'Medium-High', 60],
    ['Name Mismatch', 'Medium', 50],
    ['DOB Mismatch', 'Medium', 50],
    ['API Failure', 'Low', 20],
  ] as const)('%s is %s with %i points', (category, priority, score) => {
    expect(priorityOf(category, null, defaultPolicy)).toEqual({ priority, priority_score: score });
  });

  it.each([
    [75, 90],
    [80, 92],
    [87.5, 95],
    [100, 100],
    [40, 90],
  ])('a sanctions match of %d, at a threshold of 75, has %d points', (matchScore, score) => {
    const policy = { ...defaultPolicy, match_threshold: 75, match_points: 10 };
    expect(priorityOf('Sanctions Hit', matchScore, policy).priority_score).toBe(score);
  });

  it('has all points of a match at a threshold of 100, which nothing can exceed', () => {
    const policy = { ...defaultPolicy, match_threshold: 100, match_points: 10 };
    const scores = [99, 100].map((score) => priorityOf('PEP Match', score, policy).priority_score);
    expect(scores).toEqual([70, 80]);
  });

  it('is a score from 0 to 100 that never falls as the match score rises', () => {
    const score = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(
        fc.constantFrom(...AlertCategory.options),
        score,
        score,
        score,
        (category, threshold, a, b) => {
          const policy = { ...defaultPolicy, match_threshold: threshold, match_points: 100 };
          const [low, high] = [Math.min(a, b), Math.max(a, b)].map(
            (matchScore) => priorityOf(category, matchScore, policy).priority_score,
          );
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeLessThanOrEqual(100);
          expect(high).toBeGreaterThanOrEqual(low ?? Number.NaN);
        },
      ),
    );
  });
});
