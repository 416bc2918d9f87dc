import type { Query, QueryClient } from '@tanstack/react-query';
import { type Change, isStaleBy } from './stale-queries';

/** Without it, an import that raises thousands of alerts would refetch the same lists as often. */
const minGapMs = 1_000;

/** A read that started afresh with each change would never be answered on a busy server. */
function readOnceAnswered(queryClient: QueryClient, { queryHash, promise }: Query): void {
  const isSame = (query: Query) => query.queryHash === queryHash;
  const readAgain = () => queryClient.invalidateQueries({ predicate: isSame }, { cancelRefetch: false });
  void promise?.then(readAgain, readAgain);
}

export interface Refresher {
  note: (change: Change) => void;
  /** Notes that anything may have changed. */
  noteAll: () => void;
  /** Refetches what was noted. Nothing is refetched while the page is hidden. */
  flush: () => void;
  stop: () => void;
}

/** Refetches visible data that has changed: immediately, then at most once a second. */
export function createRefresher(queryClient: QueryClient): Refresher {
  let noted: Change[] = [];
  let isAllStale = false;
  let timer: number | undefined;
  let flushedAt = -Infinity;

  const flush = () => {
    window.clearTimeout(timer);
    timer = undefined;
    if (document.visibilityState !== 'visible' || (noted.length === 0 && !isAllStale)) return;
    const [changes, all] = [noted, isAllStale];
    [noted, isAllStale] = [[], false];
    flushedAt = performance.now();
    const isStale = ({ queryKey }: Query) => all || changes.some((change) => isStaleBy(change, queryKey));
    for (const query of queryClient.getQueryCache().findAll({ fetchStatus: 'fetching', predicate: isStale }))
      readOnceAnswered(queryClient, query);
    void queryClient.invalidateQueries({ fetchStatus: 'idle', predicate: isStale });
  };
  const flushSoon = () => {
    timer ??= window.setTimeout(flush, Math.max(0, flushedAt + minGapMs - performance.now()));
  };

  return {
    note(change) {
      noted.push(change);
      flushSoon();
    },
    noteAll() {
      isAllStale = true;
      noted = [];
      flushSoon();
    },
    flush,
    stop: () => window.clearTimeout(timer),
  };
}
