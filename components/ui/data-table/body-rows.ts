import { type ReactNode, type Ref, type RefObject, useEffect } from 'react';
import type { Density } from './row-height';
import type { TableQuery } from './table-states';

export interface BodyRowsHandle {
  scrollTo: (index: number) => void;
}

/** What the rows of a table are drawn by: all of them, or those in view. */
export interface BodyRowsProps {
  ref: Ref<BodyRowsHandle>;
  rowKeys: readonly string[];
  density: Density;
  /** The index of the row that Tab reaches. */
  focused: number;
  scroller: RefObject<HTMLDivElement | null>;
  query: TableQuery;
  drawRow: (index: number, measure?: (element: HTMLTableRowElement | null) => void) => ReactNode;
}

/** How far from the end of the loaded rows the next page is asked for. */
const rowsAhead = 15;

/** Asks for the next page when its rows are near. A page that failed is asked for again by the reader alone. */
export function useNextPage(query: TableQuery, count: number, lastInView: number): void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const isNear = count > 0 && lastInView >= count - rowsAhead;
  const isWanted = isNear && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isWanted) void fetchNextPage?.();
  }, [isWanted, fetchNextPage]);
}
