import { describe, expect, it } from 'vitest';
import type { Check } from '@/lib/domain/checks/schema';
import { findingFacts, valueText } from './finding';

const summary = 'The email address is a disposable one.';

/** Holds only the fields that the panel reads. */
const check = (result_data: object) => ({ type_code: 'IDV_EMAIL', result_data }) as Check;

describe('alert detail · finding', () => {
  it('leaves out what the summary and the result already say', () => {
    const facts = findingFacts(
      { summary },
      check({ verified: false, decision: 'Refer', reasons: [summary] }),
    );
    expect(facts).toEqual([]);
  });

  it('shows what else the check found, without empty values', () => {
    const data = { risk_score: 80, deliverable: null, is_new: true, parts: { local: 'a', domain: null } };
    expect(findingFacts({ summary }, check(data))).toEqual([
      { label: 'Risk score', value: '80' },
      { label: 'Is new', value: 'Yes' },
      { label: 'Parts', value: 'Local: a, Domain: –' },
    ]);
  });

  it('shows the reasons that the summary does not mention', () => {
    const other = 'The domain has no mailboxes.';
    expect(findingFacts({ summary }, check({ reasons: [summary, other] }))).toEqual([
      { label: 'Further reasons', value: other },
    ]);
  });

  it('names the lists that were searched, and no other data about the search', () => {
    const lists = [{ name: 'OFAC SDN', version: '7', updated_at: '2026-03-01T00:00:00.000Z' }];
    const data = { matches: 0, best_score: null, not_screened: true, query: { name: 'Ann' }, lists };
    expect(findingFacts({ summary }, check(data))).toEqual([
      { label: 'Lists searched', value: 'OFAC SDN (version 7)' },
    ]);
  });

  it('puts given and found values into words', () => {
    const country = 'The image shows a document from a different country than was asked for.';
    expect(valueText('FR', country)).toBe('France');
    expect(
      valueText('identity_card', 'The image shows a different type of document than was asked for.'),
    ).toBe('Identity card');
    expect(valueText('A number of FR', 'The phone number belongs to FR.')).toBe('A number of France');
    expect(valueText('AL', 'The name does not match the record.')).toBe('AL');
    expect(valueText('ann_lee@post.example', summary)).toBe('ann_lee@post.example');
  });

  it('puts values into words', () => {
    const data = {
      phone_type: 'voice_over_ip',
      registered_on: '2024-05-01',
      country: 'GB',
      state: 'DISSOLVED_EARLY',
      match_level: 'partial',
    };
    expect(findingFacts({ summary }, check(data)).map(({ value }) => value)).toEqual([
      'Voice over ip',
      '1 May 2024',
      'United Kingdom',
      'Dissolved early',
      'Partial',
    ]);
  });
});
