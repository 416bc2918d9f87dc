import { queryOptions } from '@tanstack/react-query';

interface ListPage<Item> {
  data: Item[];
  meta: { page: { cursor: string | null } };
}

/** A case rarely has more than a hundred of anything; of a very large list, these are the first pages. */
const maxPages = 5;
export const pageSize = 100;

/** A list with its further pages. Its key starts with the path, so that events make it stale like plain reads. */
export function wholeListQuery<Path extends string, Params, Item>(
  path: Path,
  params: Params,
  readPage: (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Item>>,
) {
  return queryOptions({
    queryKey: [path, params, 'whole'],
    queryFn: async ({ signal }) => {
      const items: Item[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < maxPages; page += 1) {
        const { data, meta } = await readPage(cursor, signal);
        items.push(...data);
        if (meta.page.cursor === null) break;
        cursor = meta.page.cursor;
      }
      return items;
    },
  });
}
