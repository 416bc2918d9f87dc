import { describe, expect, it } from 'vitest';
import { feature, match } from '@/components/alerts/evidence/fixtures/match';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { ExplanationFeature } from '@/lib/domain/screening/schema';
import { draftForAll, draftQuestion } from './draft-for-all';

const born = feature({ feature: 'date_of_birth', verdict: 'conflict' });
const nationality = feature({ feature: 'nationality', verdict: 'conflict' });
const country = feature({ feature: 'country', verdict: 'agree' });

const alertWith = (facts: ExplanationFeature[], type: 'Person' | 'Company' = 'Person') =>
  ({ match: { ...match, explanation: [feature({}), ...facts] }, subject: { name: 'A', type } }) as Alert;

describe('alerts · draft for several', () => {
  it('names the conflicts that every alert has', () => {
    expect(draftForAll([alertWith([born]), alertWith([born])])).toEqual({
      rationale: 'Not the listed person. Date of birth conflicts with what is listed.',
      undrafted: null,
    });
    const both = alertWith([born, nationality, country]);
    expect(draftForAll([both, both]).rationale).toBe(
      'Not the listed person, although residence agrees. Date of birth and nationality conflict with what is listed.',
    );
  });

  it('names the parties: company, person, or party for both', () => {
    const company = alertWith(
      [country, { ...country, feature: 'identifier', verdict: 'conflict' }],
      'Company',
    );
    expect(draftForAll([company]).rationale).toContain('Not the listed company, although country agrees.');
    expect(draftForAll([alertWith([born]), alertWith([born], 'Company')]).rationale).toContain(
      'Not the listed party.',
    );
  });

  it('leaves the rationale to the analyst when the conflicts differ', () => {
    const alike = 'The conflicts differ: write what holds for all of them.';
    for (const other of [alertWith([nationality]), alertWith([born, country])])
      expect(draftForAll([alertWith([born]), other])).toEqual({ rationale: '', undrafted: alike });
    expect(draftForAll([alertWith([born]), alertWith([country])]).undrafted).toContain(
      'Some have no conflict besides the name',
    );
  });

  it('drafts nothing for alerts without a match', () => {
    const face = { match: null, subject: null } as Alert;
    expect(draftForAll([face, alertWith([born])])).toEqual({ rationale: '', undrafted: null });
  });
});

it('alerts · draft for several · asks a reviewer about matches, and leaves the words for findings to the analyst', () => {
  expect(draftQuestion([alertWith([born]), alertWith([nationality])])).toBe(
    'Please decide whether these are the listed parties.',
  );
  expect(draftQuestion([alertWith([born])])).toBe('Please decide whether this is the listed person.');
  expect(draftQuestion([alertWith([born]), { match: null } as Alert])).toBe('');
});
