import { type ReactNode, type Ref, type RefObject, useEffect } from 'react';
import type { Density } from './row-height';
import type { TableQuery } from './table-states';

export interface BodyRowsHandle {
  scrollTo: (index: number) => void;
}

/** The props of components that render a table's rows: all of them, or those in view. */
export interface BodyRowsProps {
  ref: Ref<BodyRowsHandle>;
  rowKeys: readonly string[];
  density: Density;
  /** The index of the row in the tab order. */
  focused: number;
  scroller: RefObject<HTMLDivElement | null>;
  query: TableQuery;
  drawRow: (index: number, measure?: (element: HTMLTableRowElement | null) => void) => ReactNode;
}

/** The distance from the last loaded row at which the next page is requested. */
const rowsAhead = 15;

/** Requests the next page when its rows are near. After a failure, only the user can request it again. */
export function useNextPage(query: TableQuery, count: number, lastInView: number): void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const isNear = count > 0 && lastInView >= count - rowsAhead;
  const isWanted = isNear && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isWanted) void fetchNextPage?.();
  }, [isWanted, fetchNextPage]);
}
