import { describe, expect, it } from 'vitest';
import { listed } from '@/lib/domain/screening/fixtures/made-up-list';
import { entryDifferences } from './entry-differences';

const entry = listed({ list_entry_id: 'a', primary_name: 'Ann Ash', aliases: ['Annie', 'Anna'] });

describe('watchlists · differences of an entry', () => {
  it('are the values that only one of two versions has', () => {
    const after = {
      ...listed({ list_entry_id: 'a', primary_name: 'Ann Ash', aliases: ['Anna'], weak: ['AA'] }),
      identifiers: [{ type: 'Passport', value: 'X1', country: 'GB' }],
      remarks: 'Also in Paris.',
    };
    expect(entryDifferences(entry, after)).toEqual([
      { field: 'aliases', before: ['Annie'], after: ['AA (weak alias)'] },
      { field: 'identifiers', before: [], after: ['Passport X1, GB'] },
      { field: 'remarks', before: [], after: ['Also in Paris.'] },
    ]);
  });

  it('are all values of an entry that was added or removed', () => {
    const all = [
      { field: 'primary_name', before: [], after: ['Ann Ash'] },
      { field: 'aliases', before: [], after: ['Annie', 'Anna'] },
      { field: 'entity_type', before: [], after: ['person'] },
      { field: 'categories', before: [], after: ['sanctions'] },
    ];
    expect(entryDifferences(null, entry)).toEqual(all);
    expect(entryDifferences(entry, null)).toEqual(
      all.map(({ field, after }) => ({ field, before: after, after: [] })),
    );
  });

  it('are empty if a list only orders the same values differently', () => {
    const after = listed({ list_entry_id: 'a', primary_name: 'Ann Ash', aliases: ['Anna', 'Annie'] });
    expect(entryDifferences(entry, after)).toEqual([]);
  });
});
