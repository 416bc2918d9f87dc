import { describe, expect, it } from 'vitest';
import { verdictOf } from './verdict';

const check = (result: string | null, token = 'chk_1', status = 'Complete') => ({ token, status, result });
const alert = (
  status: string,
  category = 'Sanctions Hit',
  is_false_positive = false,
  resolution_action: string | null = null,
) => ({
  category,
  status,
  is_false_positive,
  resolution_action,
  check_token: 'chk_1',
  check_tokens: ['chk_1'],
});
const resolved = (resolution_action: string, is_false_positive = false) =>
  alert('Resolved', 'Name Mismatch', is_false_positive, resolution_action);

describe('flows · verdict', () => {
  it('passes when every check passed and nothing is open', () => {
    expect(verdictOf([check('Pass'), check('Pass', 'chk_2')], [])).toBe('Pass');
  });

  it('fails when a check failed', () => {
    expect(verdictOf([check('Pass'), check('Fail', 'chk_2')], [])).toBe('Fail');
  });

  it('fails on a confirmed sanctions match', () => {
    expect(verdictOf([check('Refer')], [alert('Resolved')])).toBe('Fail');
  });

  it('passes when a sanctions match was a false positive', () => {
    expect(verdictOf([check('Pass')], [alert('Resolved', 'Sanctions Hit', true)])).toBe('Pass');
  });

  it('refers while an alert is open', () =>
    expect(verdictOf([check('Pass')], [alert('Open')])).toBe('Refer'));

  it('refers when a check refers', () => expect(verdictOf([check('Refer')], [])).toBe('Refer'));

  it('refers when a provider did not answer', () => {
    expect(verdictOf([check('Refer', 'chk_1', 'Failed')], [])).toBe('Refer');
  });

  it.each([
    ['passed', 'after a false positive', [resolved('Approve', true)], 'Pass'],
    ['passed', 'after Approve', [resolved('Approve')], 'Pass'],
    ['passed', 'after Approve with Conditions', [resolved('Approve with Conditions')], 'Pass'],
    ['failed', 'after Decline', [resolved('Decline')], 'Fail'],
    ['failed', 'when one of its alerts was declined', [resolved('Approve'), resolved('Decline')], 'Fail'],
    ['referred', 'while one of its alerts is open', [resolved('Decline'), alert('Open')], 'Refer'],
    ['referred', 'after Request Document', [resolved('Request Document')], 'Refer'],
  ])('counts a check that referred as %s %s', (_, __, alerts, verdict) => {
    expect(verdictOf([check('Refer')], alerts)).toBe(verdict);
  });

  it('counts a failed check as passed after false positives, once all its alerts are resolved', () => {
    expect(verdictOf([check('Fail')], [resolved('Approve', true)])).toBe('Pass');
    expect(verdictOf([check('Fail')], [resolved('Approve', true), alert('Open')])).toBe('Fail');
  });

  it('settles every check that an alert belongs to, and no other', () => {
    const outage = { ...resolved('Approve'), check_tokens: ['chk_1', 'chk_2'] };
    const failed = (token: string) => check('Refer', token, 'Failed');
    expect(verdictOf([failed('chk_1'), failed('chk_2')], [outage])).toBe('Pass');
    expect(verdictOf([failed('chk_1'), failed('chk_3')], [outage])).toBe('Refer');
  });

  it('ignores a check that was waived', () => {
    expect(verdictOf([check('Refer', 'chk_1', 'Waived')], [])).toBe('Pass');
  });
});
