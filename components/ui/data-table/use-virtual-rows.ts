import type { Range, Virtualizer, VirtualizerOptions } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { onDemand } from '@/components/ui/on-demand';
import { type Slot, slotsOf, withFocused } from './slots';

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

/** A first page has so few rows that all of them may be in the document until this has come. */
const virtual = onDemand(() => import('@tanstack/react-virtual'));

type Rows = Virtualizer<HTMLDivElement, HTMLTableRowElement>;
type Options = Omit<
  VirtualizerOptions<HTMLDivElement, HTMLTableRowElement>,
  'scrollToFn' | 'observeElementRect' | 'observeElementOffset' | 'onChange'
>;

/** Else its first render would have no row, and the one with the focus would lose it. */
const placeOf = (scroller: HTMLDivElement | null): Partial<Options> =>
  scroller
    ? {
        initialRect: { width: scroller.offsetWidth, height: scroller.offsetHeight },
        initialOffset: scroller.scrollTop,
      }
    : {};

// As in the library's own hook, what is made once is changed while React draws.
/* oxlint-disable react/refs */

/** As the library's own hook, which cannot be called before its code has come. */
function useVirtualizer(options: Options) {
  const code = virtual.useCode();
  const redraw = useReducer((count: number) => count + 1, 0)[1];
  const made = useRef<Rows>(null);
  const place = useRef<Partial<Options>>(null);
  const isMeasuring = useRef(false);
  if (code) {
    place.current ??= placeOf(options.getScrollElement());
    const whole = {
      ...options,
      ...place.current,
      scrollToFn: code.elementScroll,
      observeElementRect: code.observeElementRect,
      observeElementOffset: code.observeElementOffset,
      // Before the browser paints, so that no gap is seen. Rows are measured while React draws, and cannot be drawn again then.
      onChange: (_rows: Rows, isScrolled: boolean) =>
        isScrolled && !isMeasuring.current ? flushSync(redraw) : redraw(),
    };
    made.current ??= new code.Virtualizer(whole);
    made.current.setOptions(whole);
  }
  const rows = made.current;
  useLayoutEffect(() => rows?._didMount(), [rows]);
  useLayoutEffect(() => rows?._willUpdate());
  const measure = useCallback((element: HTMLTableRowElement | null) => {
    isMeasuring.current = true;
    made.current?.measureElement(element);
    isMeasuring.current = false;
  }, []);
  return { rows, measure: rows ? measure : undefined };
}

/* oxlint-enable react/refs */

function inView({ startIndex, endIndex, count, overscan: more }: Range): number[] {
  const first = Math.max(0, startIndex - more);
  const last = Math.min(count - 1, endIndex + more);
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

interface VirtualRows {
  rowKeys: readonly string[];
  density: Density;
  focused: number;
}

export function useVirtualRows({ rowKeys, density, focused }: VirtualRows) {
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, measure } = useVirtualizer({
    count: rowKeys.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeightPx[density],
    getItemKey: useCallback((index: number) => rowKeys[index] ?? index, [rowKeys]),
    rangeExtractor: useCallback((range: Range) => withFocused(inView(range), focused), [focused]),
    overscan,
    scrollMargin: headHeightPx,
    scrollPaddingStart: headHeightPx,
  });
  return {
    scroller,
    slots: rows
      ? slotsOf(rows.getVirtualItems(), headHeightPx, headHeightPx + rows.getTotalSize())
      : rowKeys.map((_key, index): Slot => ({ kind: 'row', index })),
    lastInView: rows?.range?.endIndex ?? 0,
    scrollTo: (index: number) => rows?.scrollToIndex(index),
    measure,
  };
}
