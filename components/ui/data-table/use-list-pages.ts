import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

interface ListPage<Row> {
  data: Row[];
  meta: { page: { cursor: string | null }; total: number; total_is_minimum: boolean };
}

interface ListPages<Row> {
  /** Starts with the path, like keys of `readQuery`, so that live events find it. */
  queryKey: QueryKey;
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Row>>;
  /** The interval for reading again rows that change without an event; false for never. */
  refetchMs?: (rows: readonly Row[]) => number | false;
}

/**
 * A list that is read page by page, for a table. After a change of filters, the old rows stay until the new ones have
 * loaded.
 */
export function useListPages<Row>({ queryKey, load, refetchMs }: ListPages<Row>) {
  const query = useInfiniteQuery({
    queryKey: [...queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined, // the type of every later cursor
    getNextPageParam: ({ meta }) => meta.page.cursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => refetchMs?.(state.data?.pages.flatMap(({ data }) => data) ?? []) ?? false,
  });
  const rows = useMemo(() => query.data?.pages.flatMap(({ data }) => data) ?? [], [query.data]);
  const { total, total_is_minimum: totalIsMinimum } = query.data?.pages.at(-1)?.meta ?? {};
  return { query, rows, total, totalIsMinimum };
}
