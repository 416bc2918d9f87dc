import { describe, expect, it } from 'vitest';
import type { Check } from '@/lib/domain/checks/schema';
import type { Alert } from '@/lib/domain/alerts/schema';
import { screenedCategories } from './screening';

const caseToken = 'cas_1';

/** Holds only the fields that the panel reads. */
const check = (given: Partial<Check>): Check =>
  ({
    token: 'chk_1',
    case_token: caseToken,
    type_code: 'SCR_SANCTIONS',
    status: 'Complete',
    result: 'Pass',
    result_data: { matches: 0 },
    waive_reason: null,
    created_at: '2026-03-01T00:00:00.000Z',
    ...given,
  }) as Check;

const sanctions = (...checks: Check[]) => {
  const [{ words, reason } = { words: '', reason: null }] = screenedCategories(checks, [], caseToken);
  return [words, reason];
};

describe('alert detail · screening', () => {
  it('shows every category, and calls those without a check Not Screened', () => {
    const shown = screenedCategories([check({})], [], caseToken);
    expect(shown.map(({ name, words, reason }) => [name, words, reason])).toEqual([
      ['Sanctions', 'No Hit', null],
      ['Watchlists', 'Not Screened', 'Not requested'],
      ['PEPs', 'Not Screened', 'Not requested'],
      ['Adverse media', 'Not Screened', 'Not requested'],
    ]);
  });

  it.each([
    ['a match', { result: 'Refer', result_data: { matches: 2 } }, ['Hit', null]],
    [
      'a waiver because no list covers the category',
      { status: 'Waived', result: null, waive_reason: 'Not applicable', result_data: { not_screened: true } },
      ['Not Screened', 'No list in force covers it'],
    ],
    [
      'a waiver by a person',
      { status: 'Waived', result: null, waive_reason: 'Low materiality' },
      ['Not Screened', 'Waived: Low materiality'],
    ],
    ['an open check', { status: 'Queued', result: null }, ['In progress', null]],
    [
      'a provider that did not answer',
      { status: 'Failed', result: 'Refer', result_data: {} },
      ['Not Screened', 'The provider did not answer'],
    ],
    [
      'a referral without a match',
      { result: 'Refer', result_data: {} },
      ['Not Screened', 'Needs manual review'],
    ],
  ] satisfies [string, Partial<Check>, unknown][])('never shows %s as No Hit', (_case, given, shown) => {
    expect(sanctions(check(given))).toEqual(shown);
  });

  it('shows the latest check of this case', () => {
    const hit = check({ result: 'Refer', result_data: { matches: 1 } });
    const later = check({ created_at: '2026-03-02T00:00:00.000Z' });
    const elsewhere = check({
      case_token: 'cas_2',
      created_at: '2026-03-03T00:00:00.000Z',
      status: 'Queued',
    });
    expect(sanctions(hit, later, elsewhere)).toEqual(['No Hit', null]);
  });

  it.each([
    ['the check that raised it', { check_token: 'chk_1', check_tokens: ['chk_1'] }, true, 'No Hit'],
    [
      'a check that found the same',
      { check_token: 'chk_0', check_tokens: ['chk_0', 'chk_1'] },
      true,
      'No Hit',
    ],
    ['another check', { check_token: 'chk_0', check_tokens: ['chk_0'] }, true, 'Hit'],
    ['the check, but confirmed', { check_token: 'chk_1', check_tokens: ['chk_1'] }, false, 'Hit'],
  ])('counts an alert that was resolved for %s', (_case, checks, is_false_positive, shown) => {
    const hit = check({ result: 'Refer', result_data: { matches: 1 } });
    const alert = { ...checks, match: {}, status: 'Resolved', is_false_positive };
    // Holds only the fields that the panel reads.
    const [sanctionsShown] = screenedCategories([hit], [alert as unknown as Alert], caseToken);
    expect(sanctionsShown?.words).toBe(shown);
  });
});
