import { expect, it } from 'vitest';
import { feature, match } from './evidence/fixtures/match';
import { conflictsText } from './corroboration';

it('alerts · strength · names the conflicting facts, without the parts of the name score', () => {
  const born = feature({ feature: 'date_of_birth', verdict: 'conflict' });
  const words = feature({ feature: 'unmatched words', verdict: 'conflict' });
  expect(conflictsText({ ...match, explanation: [feature({}), words] })).toBeNull();
  expect(conflictsText({ ...match, explanation: [feature({}), born] })).toBe('Conflicts: date of birth');
  expect(conflictsText(match)).toBe('Conflicts: nationality');
  const other = feature({ feature: 'nationality', verdict: 'conflict' });
  expect(conflictsText({ ...match, explanation: [born, other] })).toBe(
    'Conflicts: date of birth, nationality',
  );
});
