import { type RefObject, useEffect, useRef } from 'react';
import type { DataTableHandle } from '@/components/ui/data-table/data-table';

interface LinkedRow {
  table: RefObject<DataTableHandle | null>;
  isListPending: boolean;
  /** The row of the alert that the address opens; undefined if the list does not have it. */
  row: string | undefined;
}

/** Scrolls to the row of an alert that was opened by a link, once: afterwards the user decides what is in view. */
export function useLinkedRow({ table, isListPending, row }: LinkedRow): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || isListPending) return;
    isDone.current = true;
    if (row !== undefined) table.current?.show(row);
  }, [table, isListPending, row]);
}
