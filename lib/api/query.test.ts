import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { firstItemsQuery, isCut, pageSize } from './query';

/** Reads a list of `total` items as the console does. */
async function readListOf(total: number): Promise<number[]> {
  const pageFrom = async (cursor = '0') => {
    const from = Number(cursor);
    const to = Math.min(total, from + pageSize);
    return {
      data: Array.from({ length: to - from }, (_, at) => from + at),
      meta: { page: { cursor: to < total ? String(to) : null } },
    };
  };
  return new QueryClient().fetchQuery(firstItemsQuery('/v1/things', {}, pageFrom));
}

describe('console · lists read at once', () => {
  it('are read to their end, page by page', async () => {
    const items = await readListOf(240);
    expect([items.length, items.at(-1), isCut(items)]).toEqual([240, 239, false]);
  });

  it('end after 500 items, and say that there may be more', async () => {
    const items = await readListOf(1_200);
    expect([items.length, items.at(-1), isCut(items)]).toEqual([500, 499, true]);
  });
});
