import { describe, expect, it } from 'vitest';
import { changesText, labelOf, shownDifferences, textOf } from './change-words';

const version = (added: number | null, changed: number | null, removed: number | null) => ({
  added_count: added,
  changed_count: changed,
  removed_count: removed,
});

describe('lists · what a version changed', () => {
  it.each([
    [version(1, 0, 0), '1 entry added'],
    [version(1204, 12, 3), '1,204 entries added, 12 changed, 3 removed'],
    [version(0, 0, 1200), '1,200 entries removed'],
    [version(0, 0, 0), 'The same entries as in the version before'],
    [version(null, null, null), 'The first version, so there is nothing to compare it with'],
  ])('is counted in words', (counts, text) => {
    expect(changesText(counts)).toBe(text);
  });

  it('uses an analyst’s names for fields and values', () => {
    expect(['dates_of_birth', 'aliases', 'programs'].map((field) => labelOf({ field }))).toEqual([
      'Born',
      'Also known as',
      'Programs',
    ]);
    expect(textOf('nationalities', 'GB')).toBe('United Kingdom');
    expect(textOf('dates_of_birth', '1970-03-01')).toBe('1 Mar 1970');
    expect(textOf('categories', 'adverse_media')).toBe('Adverse media');
    expect(textOf('programs', 'sdgt_x')).toBe('sdgt_x');
  });

  it('shows the name of a new entry once, and both names of a renamed entry', () => {
    const differences = [
      { field: 'primary_name', before: [], after: ['Ann'] },
      { field: 'remarks', before: [], after: ['New.'] },
    ];
    expect(shownDifferences('added', differences)).toEqual([differences[1]]);
    expect(shownDifferences('changed', differences)).toEqual(differences);
  });
});
