import { describe, expect, it } from 'vitest';
import { isGood, suiteLine, totalLine } from './outcome';
import type { Outcome } from './outcome';

const outcome = (part: Partial<Outcome>): Outcome => ({
  suite: 'unit',
  passed: 0,
  failed: 0,
  skipped: [],
  repeated: [],
  output: '',
  ...part,
});

describe('npm test · outcome', () => {
  it('totals the suites in the last line', () => {
    expect(totalLine([outcome({ passed: 3 }), outcome({ passed: 2, failed: 1 })])).toBe('5 passed, 1 failed');
    expect(totalLine([outcome({ passed: 3, skipped: ['a (no data)'] })])).toBe(
      '3 passed, 0 failed, 1 skipped',
    );
  });

  it('fails a suite without a test run', () => {
    expect(isGood(outcome({}))).toBe(false);
    expect(isGood(outcome({ skipped: ['a'] }))).toBe(false);
    expect(totalLine([outcome({}), outcome({ passed: 1 })])).toBe('1 passed, 1 failed');
    expect(suiteLine(outcome({}))).toContain('no test was run');
  });

  it('passes a suite without failures', () => {
    expect(isGood(outcome({ passed: 1 }))).toBe(true);
    expect(isGood(outcome({ passed: 1, failed: 1 }))).toBe(false);
  });
});
