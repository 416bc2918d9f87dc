import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import { withFocused } from './slots';

export type Density = 'compact' | 'comfortable' | 'two-line';

/** In px at the usual text size. What a row has in truth is measured, so that larger text and touch screens fit. */
export const rowHeightPx: Record<Density, number> = { compact: 36, comfortable: 44, 'two-line': 56 };

export const rowHeightClass: Record<Density, string> = {
  compact: 'h-9 pointer-coarse:h-11',
  comfortable: 'h-11',
  'two-line': 'h-14',
};

const headHeightPx = 32;
/** With rows of 36 px on a screen of 1440 px, some 50 rows are in the document. */
const overscan = 6;

interface VirtualRows {
  rowKeys: readonly string[];
  density: Density;
  focused: number;
}

export function useVirtualRows({ rowKeys, density, focused }: VirtualRows) {
  const scroller = useRef<HTMLDivElement>(null);
  // It is read in this component alone, and nothing here is memoised by a compiler.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rowKeys.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeightPx[density],
    getItemKey: useCallback((index: number) => rowKeys[index] ?? index, [rowKeys]),
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) =>
        withFocused(defaultRangeExtractor(range), focused),
      [focused],
    ),
    overscan,
    scrollMargin: headHeightPx,
    scrollPaddingStart: headHeightPx,
  });
  return { scroller, virtualizer, firstPx: headHeightPx, lastPx: headHeightPx + virtualizer.getTotalSize() };
}
