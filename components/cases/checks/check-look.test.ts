import { expect, it } from 'vitest';
import { passedText } from './check-look';

const check = (change: object) => ({ status: 'Complete', result: 'Pass', settled: null, ...change }) as const;

it('cases · checks · does not count a waived check as passed', () => {
  const waived = check({ status: 'Waived', result: null });
  expect(passedText([check({}), waived, check({ result: 'Refer' })])).toBe('1 of 3 passed, 1 waived');
});

it('cases · checks · counts as passed what people settled as passed', () => {
  const settled = { result: 'Pass', by: 'usr_1', at: '2026-11-27T21:22:00Z', replaced_by: null };
  expect(passedText([check({ result: 'Refer', settled }), check({ status: 'Reused' })])).toBe(
    '2 of 2 passed',
  );
});
