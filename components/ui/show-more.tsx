import { Button } from './button';

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** Loads the next page of a list, if there is one. */
export function ShowMore({ query }: { query: Pages }) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!hasNextPage) return null;
  return (
    <Button
      className="m-4"
      aria-disabled={isFetchingNextPage}
      onClick={() => !isFetchingNextPage && void fetchNextPage()}
    >
      {isFetchingNextPage ? 'Loading…' : 'Show more'}
    </Button>
  );
}
