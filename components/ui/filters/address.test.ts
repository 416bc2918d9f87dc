import { describe, expect, it } from 'vitest';
import { anyText, changedSearch, oneOf, oneOfOr } from './address';

const known = { view: oneOfOr(['open', 'mine'], 'open'), status: oneOf(['Open', 'Resolved']), q: anyText };

describe('the state in an address', () => {
  it('contains known values, and otherwise nothing or the default', () => {
    expect(known.view('mine')).toBe('mine');
    expect(known.view('theirs')).toBe('open');
    expect(known.status('Lost')).toBe(null);
    expect(known.q('Ana & 林')).toBe('Ana & 林');
  });

  it('changes only what is given, and leaves out defaults', () => {
    const search = '?view=mine&page=2';
    expect(changedSearch(search, known, { q: 'Ana & 林' })).toBe('?view=mine&page=2&q=Ana+%26+%E6%9E%97');
    expect(changedSearch(search, known, { view: 'open', status: 'Open' })).toBe('?page=2&status=Open');
    expect(changedSearch('?view=mine', known, { view: null })).toBe('');
  });
});
