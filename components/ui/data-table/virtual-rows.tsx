import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useImperativeHandle } from 'react';
import { type BodyRowsProps, useNextPage } from './body-rows';
import { rowHeightPx } from './row-height';
import { slotsOf, withFocused } from './slots';

const headHeightPx = 32;
/** With rows of 36 px on a screen 1440 px high, about 50 rows are in the document. */
const overscan = 6;

function inView({ startIndex, endIndex, count, overscan: more }: Range): number[] {
  const first = Math.max(0, startIndex - more);
  const last = Math.min(count - 1, endIndex + more);
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

/** The rows in view and a few more, wherever the list is scrolled to. */
export function VirtualRows({ ref, rowKeys, density, focused, scroller, query, drawRow }: BodyRowsProps) {
  // The rule is for the React compiler, which is not used, and the only function passed to rows is stable.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rowKeys.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeightPx[density],
    getItemKey: useCallback((index: number) => rowKeys[index] ?? index, [rowKeys]),
    rangeExtractor: useCallback((range: Range) => withFocused(inView(range), focused), [focused]),
    // For the first render only, which would otherwise have no rows, so that the focused one would lose the focus.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => scroller.current?.scrollTop ?? 0,
    overscan,
    // Rendering synchronously makes one long task of each turn of the mouse wheel; later and in slices, there is none.
    useFlushSync: false,
    scrollMargin: headHeightPx,
    scrollPaddingStart: headHeightPx,
  });
  useNextPage(query, rowKeys.length, rows.range?.endIndex ?? 0);
  useImperativeHandle(ref, () => ({ scrollTo: (index) => rows.scrollToIndex(index) }));
  return slotsOf(rows.getVirtualItems(), headHeightPx, headHeightPx + rows.getTotalSize()).map((slot) =>
    slot.kind === 'gap' ? (
      <Gap key={`gap ${slot.after}`} {...slot} />
    ) : (
      drawRow(slot.index, rows.measureElement)
    ),
  );
}

/** Keeps the height of rows that are not in the document. Hidden from readers, so its cell needs no name. */
function Gap({ heightPx }: { heightPx: number }) {
  return (
    <tr aria-hidden>
      {/* Only rendered in the browser, so that no page from the server has a style attribute. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <td className="p-0" style={{ height: heightPx }} />
    </tr>
  );
}
