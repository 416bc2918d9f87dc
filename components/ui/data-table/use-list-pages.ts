import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

interface ListPage<Row> {
  data: Row[];
  meta: { page: { cursor: string | null }; total: number };
}

interface ListPages<Row> {
  /** The first word is the path, as of `readQuery`, so that live events find it. */
  queryKey: QueryKey;
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Row>>;
  /** How long until it is read again, for rows that change and send no event; false for never. */
  refetchMs?: (rows: readonly Row[]) => number | false;
}

/** A list that is read page by page, for a table. The old rows stay until those of other filters are there. */
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
  return { query, rows, total: query.data?.pages.at(-1)?.meta.total };
}
