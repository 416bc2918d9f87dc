import { describe, expect, it } from 'vitest';
import { verdictOf } from './verdict';

const check = (result: string, category = 'Screening', status = 'Complete') => ({ category, status, result });
const alert = (status: string, category = 'Sanctions Hit', is_false_positive = false) => ({
  category,
  status,
  is_false_positive,
});

describe('flows · verdict', () => {
  it('passes when every check passed and nothing is open', () => {
    expect(verdictOf([check('Pass'), check('Pass', 'Identity')], [])).toBe('Pass');
  });

  it.each(['Identity', 'Company'])('fails when a check of category %s failed', (category) => {
    expect(verdictOf([check('Pass'), check('Fail', category)], [])).toBe('Fail');
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
    expect(verdictOf([check('Refer', 'Screening', 'Failed')], [])).toBe('Refer');
  });
});
