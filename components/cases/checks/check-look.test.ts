import { expect, it } from 'vitest';
import { checkLookOf, passedText } from './check-look';

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

it('cases · checks · reads as what people decided, and by whom, instead of what the check found', () => {
  const settled = { result: 'Pass', by: 'usr_1', at: '2026-11-27T21:22:00Z', replaced_by: null } as const;
  const referred = check({ result: 'Refer', settled });
  expect(checkLookOf(referred, 'you')).toMatchObject({ word: 'Passed by you', tone: 'good' });
  expect(checkLookOf(referred)).toMatchObject({ word: 'Passed' });
  const failed = check({ result: 'Refer', settled: { ...settled, result: 'Fail' } });
  expect(checkLookOf(failed, 'Rita Osei').word).toBe('Not passed by Rita Osei');
  const replaced = check({ result: 'Fail', settled: { ...settled, replaced_by: 'chk_2' } });
  expect(checkLookOf(replaced, 'you').word).toBe('Replaced, decided by you');
});
