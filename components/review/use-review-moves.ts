import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useViewer } from '@/components/shell/viewer';
import type { DataTableHandle } from '@/components/ui/data-table/data-table';
import { useAddress } from '@/components/ui/filters/use-address';
import { rowOf } from './review-columns';
import type { ReviewItem } from './review-items';
import { isOf, reviewPlace } from './review-tabs';
import { nextToDecide, useCurrent } from './use-current';

/** The rows of the chosen tab, the one whose decision is shown, and the moves between them. */
export function useReviewMoves(items: readonly ReviewItem[]) {
  const viewer = useViewer();
  const [{ show, item: opened }, setPlace] = useAddress(reviewPlace);
  const all = useMemo(() => items.map((item) => rowOf(item, viewer)), [items, viewer]);
  // An opened item is shown wherever it belongs, because links lead to it.
  const rows = useMemo(
    () => all.filter((row) => isOf(show, row) || (show === 'all' && row.item.key === opened)),
    [all, show, opened],
  );
  const { current, index, choose } = useCurrent(rows, opened);
  const panes = usePanes(opened, current?.item.key ?? null);
  const { table } = panes;
  const latest = useRef({ rows, index });
  useEffect(() => {
    latest.current = { rows, index };
  });

  const open = useCallback(
    (key: string | null) => {
      choose(key);
      setPlace({ item: key });
    },
    [choose, setPlace],
  );

  return {
    ...panes,
    all,
    rows,
    current,
    /** Whether an item was opened; on a small screen its decision replaces the list. */
    isOpened: rows.some(({ item }) => item.key === opened),
    show,
    showTab(tab: typeof show) {
      choose(null);
      setPlace({ show: tab, item: null });
    },
    choose,
    open,
    /** Moves from the row that is shown, wherever the focus is. */
    move(by: 1 | -1) {
      const to = rows[Math.min(rows.length - 1, Math.max(0, index + by))];
      if (to) table.current?.focus(to.item.key);
    },
    /** Moves to the next item, unless the reviewer has gone elsewhere in the meantime. */
    moveOnFrom(key: string) {
      const { rows: now, index: place } = latest.current;
      const next = now[place]?.item.key === key ? nextToDecide(now, place) : null;
      if (next !== null) table.current?.focus(next);
    },
    showAgain(key: string) {
      if (opened === null) choose(key);
      else open(key);
      table.current?.focus(key);
    },
    focusDetail: () => panes.detail.current?.focus(),
    backToList() {
      open(null);
      if (current) table.current?.focus(current.item.key);
    },
  };
}

export type ReviewMoves = ReturnType<typeof useReviewMoves>;

/** The list and the decision, with the focus in the one that is seen. */
function usePanes(opened: string | null, currentKey: string | null) {
  const table = useRef<DataTableHandle>(null);
  const list = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLDivElement>(null);

  // On a small screen the decision replaces the list, so it gets the focus.
  useEffect(() => {
    if (opened !== null && list.current?.offsetParent === null) detail.current?.focus();
  }, [opened]);

  // The focused element may have disappeared with its item.
  const shown = useRef(currentKey);
  useEffect(() => {
    if (shown.current !== null && currentKey !== null && document.activeElement === document.body)
      table.current?.focus(currentKey);
    shown.current = currentKey;
  }, [currentKey]);

  return { table, list, detail };
}
