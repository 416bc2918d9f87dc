import { describe, expect, it } from 'vitest';
import { hitStatusOf } from './outcome';

const ended = (result: string | null, result_data: object, status = 'Complete') => ({
  status,
  result,
  result_data,
});
const clean = ended('Pass', { matches: 0 });
const hit = ended('Refer', { matches: 1 });
const waived = ended(null, { matches: 0, not_screened: true }, 'Waived');
const notCovered = ended('Refer', { matches: 0, not_screened: true });
const referred = ended('Refer', {});
const failed = ended('Refer', {}, 'Failed');
const open = ended(null, {}, 'In Progress');

describe('checks · hit status', () => {
  it.each([
    ['nobody asked for the category', [], 'Not Screened'],
    ['every check found nothing', [clean, clean], 'No Hit'],
    ['one found a match, although others have no answer', [clean, hit, failed, open, waived], 'Hit'],
    ['a check was waived because no list covers it', [clean, waived], 'Not Screened'],
    ['a check refers because the policy requires cover', [notCovered], 'Not Screened'],
    ['a check refers without a match', [clean, referred], 'Not Screened'],
    ['a provider did not answer', [clean, failed], 'Not Screened'],
    ['a check was cancelled', [clean, ended(null, {}, 'Cancelled')], 'Not Screened'],
    ['a check is still open', [clean, open], null],
    ['an answer is missing beside a category without cover', [waived, open], null],
  ])('when %s', (_case, checks, status) => {
    expect(hitStatusOf(checks)).toBe(status);
  });
});
