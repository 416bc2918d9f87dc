export interface Selection {
  keys: ReadonlySet<string>;
  /** The row chosen last, where a range starts. */
  anchor: string | null;
}

export const noSelection: Selection = { keys: new Set(), anchor: null };

function withAll(selection: Selection, keys: readonly string[], isSelected: boolean): ReadonlySet<string> {
  const changed = new Set(selection.keys);
  for (const key of keys) {
    if (isSelected) changed.add(key);
    else changed.delete(key);
  }
  return changed;
}

export function toggleRow(selection: Selection, key: string): Selection {
  return { keys: withAll(selection, [key], !selection.keys.has(key)), anchor: key };
}

/** Gives all rows from the anchor to this one the anchor's state. Without an anchor in the list, toggles the row. */
export function extendTo(selection: Selection, rows: readonly string[], key: string): Selection {
  const { anchor } = selection;
  const [from, to] = [anchor === null ? -1 : rows.indexOf(anchor), rows.indexOf(key)];
  if (anchor === null || from === -1 || to === -1) return toggleRow(selection, key);
  const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { keys: withAll(selection, range, selection.keys.has(anchor)), anchor: key };
}

/** Selects all loaded rows, or none if all are selected. */
export function toggleAll(selection: Selection, rows: readonly string[]): Selection {
  const isAll = shareSelected(selection, rows) === 'all';
  return { keys: withAll(selection, rows, !isAll), anchor: null };
}

export function shareSelected({ keys }: Selection, rows: readonly string[]): 'none' | 'some' | 'all' {
  const count = rows.filter((row) => keys.has(row)).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}
