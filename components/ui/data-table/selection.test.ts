import { describe, expect, it } from 'vitest';
import { extendTo, noSelection, type Selection, shareSelected, toggleAll, toggleRow } from './selection';

const rows = ['a', 'b', 'c', 'd', 'e'];
const keysOf = ({ keys }: Selection) => [...keys].sort().join('');
const selected = (...keys: string[]) => keys.reduce(toggleRow, noSelection);

describe('data table · selection', () => {
  it('toggles a row', () => {
    expect(keysOf(selected('b'))).toBe('b');
    expect(keysOf(selected('b', 'b'))).toBe('');
  });

  it('extends to a row below and above the anchor', () => {
    expect(keysOf(extendTo(selected('b'), rows, 'd'))).toBe('bcd');
    expect(keysOf(extendTo(selected('d'), rows, 'b'))).toBe('bcd');
  });

  it('deselects a range whose anchor was deselected', () => {
    const all = toggleAll(noSelection, rows);
    expect(keysOf(extendTo(toggleRow(all, 'b'), rows, 'd'))).toBe('ae');
  });

  it('keeps selected rows outside the range, even if they are no longer loaded', () => {
    expect(keysOf(extendTo(selected('z', 'a', 'd'), rows, 'e'))).toBe('adez');
  });

  it('only toggles the row if the anchor has left the list', () => {
    expect(keysOf(extendTo(selected('z'), rows, 'c'))).toBe('cz');
    expect(keysOf(extendTo(noSelection, rows, 'c'))).toBe('c');
  });

  it('selects all rows if none or some are selected, and none if all are', () => {
    expect(keysOf(toggleAll(selected('b'), rows))).toBe('abcde');
    expect(keysOf(toggleAll(toggleAll(noSelection, rows), rows))).toBe('');
  });

  it('distinguishes none, some and all', () => {
    expect(shareSelected(noSelection, rows)).toBe('none');
    expect(shareSelected(selected('b', 'z'), rows)).toBe('some');
    expect(shareSelected(selected(...rows), rows)).toBe('all');
    expect(shareSelected(noSelection, [])).toBe('none');
  });
});
