import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { AlertGroup } from '@/components/alerts/list/group';
import type { DataTableHandle } from '@/components/ui/data-table/data-table';

/** Where the focus can go: the open alert's row, or its heading if the list is folded. */
interface FocusPlaces {
  table: RefObject<DataTableHandle | null>;
  pane: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
}

interface Wanted {
  token: string;
  /** `list`: only the row. */
  place: 'open' | 'list';
}

const isShown = (element: HTMLElement | null) => Boolean(element?.offsetParent);

/** Focuses an alert once it is rendered, after an action that may have removed the focused element. */
export function useFocusAfter(
  { table, pane, heading }: FocusPlaces,
  current: string | undefined,
  groups: readonly AlertGroup[],
): (token: string, place?: Wanted['place']) => void {
  const wanted = useRef<Wanted | null>(null);
  const [, draw] = useState(0);
  // Runs after every render, because the address and the list follow a little later.
  useEffect(() => {
    if (!wanted.current) return;
    const { token, place } = wanted.current;
    if (place === 'open' && token !== current) return;
    const row = groups.find(({ alerts }) => alerts.some((alert) => alert.token === token));
    const isInList = row !== undefined && isShown(pane.current);
    if (!isInList && place === 'list') return;
    wanted.current = null;
    if (isInList) table.current?.focus(row.key);
    else heading.current?.focus();
  });
  return useCallback((token, place = 'open') => {
    wanted.current = { token, place };
    draw((n) => n + 1);
  }, []);
}
