import type { TableQuery } from './table-states';

/**
 * Several queries whose rows are in one table: pending until the last has answered, failed as soon as one has failed.
 */
export function asOne(queries: readonly TableQuery[]): TableQuery {
  const failed = queries.find(({ isError }) => isError);
  return {
    isPending: !failed && queries.some(({ isPending }) => isPending),
    isFetching: queries.some(({ isFetching }) => isFetching),
    isError: failed !== undefined,
    error: failed?.error,
    refetch: () => {
      for (const query of queries) if (query.isError) query.refetch();
    },
  };
}
