export interface PlacedRow {
  index: number;
  start: number;
  end: number;
}

/** Part of a virtual table: a row, or a gap instead of rows that are not in the document. */
export type Slot = { kind: 'row'; index: number } | { kind: 'gap'; after: number; heightPx: number };

/** The rows to render, in order, with gaps that keep them in place. */
export function slotsOf(rows: readonly PlacedRow[], firstPx: number, lastPx: number): Slot[] {
  const slots: Slot[] = [];
  let drawnPx = firstPx;
  let after = -1;
  const fillUpTo = (px: number) => {
    if (px > drawnPx) slots.push({ kind: 'gap', after, heightPx: px - drawnPx });
  };
  for (const { index, start, end } of rows) {
    fillUpTo(start);
    slots.push({ kind: 'row', index });
    drawnPx = end;
    after = index;
  }
  fillUpTo(lastPx);
  return slots;
}

/** The indexes to render: the rows in view, and the focused row wherever it is, so that scrolling never removes it. */
export function withFocused(inView: readonly number[], focused: number): number[] {
  if (focused < 0 || inView.includes(focused)) return [...inView];
  return [...inView, focused].sort((a, b) => a - b);
}
