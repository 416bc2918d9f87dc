import { useRef, useState } from 'react';
import { type AlertGroup, placeOf } from '@/components/alerts/list/group';
import type { DataTableHandle } from '@/components/ui/data-table/data-table';
import { layoutOf } from './layout';
import type { SheetStart } from './list-sheet';
import { useFocusAfter } from './use-focus-after';
import { useLinkedRow } from './use-linked-row';
import { usePanes } from './use-panes';

interface OpenAlert {
  /** Undefined unless the user has opened the alert. */
  token: string | undefined;
  /** The open alert. */
  current: string | undefined;
  groups: readonly AlertGroup[];
  isListPending: boolean;
}

/** The panes of the screen, the sheet with the list, and how the focus moves between them. */
export function usePlaces({ token, current, groups, isListPending }: OpenAlert) {
  const screen = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLElement>(null);
  const table = useRef<DataTableHandle>(null);
  const sheetTable = useRef<DataTableHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [sheet, setSheet] = useState<SheetStart | null>(null);
  const panes = usePanes(screen);
  const hasAlert = current !== undefined || isListPending;
  const layout = layoutOf(panes, { isChosen: token !== undefined, hasAlert });
  const wantFocus = useFocusAfter({ table, pane, heading }, current, groups);
  const place = placeOf(groups, current);
  useLinkedRow({ table, isListPending, row: placeOf(groups, token).row });
  const toList = () => {
    if (sheet && place.row) sheetTable.current?.focus(place.row);
    else if (current) wantFocus(current, layout.isFolded ? 'open' : 'list');
  };
  const refs = { screen, pane, table, sheetTable, heading };
  return { ...refs, sheet, setSheet, panes, layout, place, wantFocus, toList };
}
