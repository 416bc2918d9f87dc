import { expect, it } from 'vitest';
import { feature, match } from './evidence/fixtures/match';
import { conflictsText } from './corroboration';

it('alerts · strength · names the conflicting facts, without the parts of the name score', () => {
  const born = feature({ feature: 'date_of_birth', verdict: 'conflict' });
  const words = feature({ feature: 'unmatched words', verdict: 'conflict' });
  expect(conflictsText({ ...match, explanation: [feature({}), words] }, 'Person')).toBeNull();
  expect(conflictsText({ ...match, explanation: [feature({}), born] }, 'Person')).toBe(
    'Conflicts: date of birth',
  );
  expect(conflictsText(match, 'Person')).toBe('Conflicts: nationality');
  const other = feature({ feature: 'nationality', verdict: 'conflict' });
  expect(conflictsText({ ...match, explanation: [born, other] }, 'Person')).toBe(
    'Conflicts: date of birth, nationality',
  );
});

it('alerts · strength · speaks of the residence of a person and the country of a company', () => {
  const explanation = [feature({ feature: 'country', verdict: 'conflict' })];
  expect(conflictsText({ ...match, explanation }, 'Person')).toBe('Conflicts: residence');
  expect(conflictsText({ ...match, explanation }, 'Company')).toBe('Conflicts: country');
});
