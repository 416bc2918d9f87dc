/** Statuses with which a proxy answers for a server that is down, and our own front when it has no room. */
const unreachable = [502, 503, 504];
const waitsMs = [1_000, 2_000, 3_000];

/** Whether Next's router asks for a page that somebody has chosen, and not for one that they may choose next. */
function isForPage(init: RequestInit | undefined): boolean {
  const headers = new Headers(init?.headers);
  const isAhead = headers.has('next-router-prefetch') || headers.has('next-router-segment-prefetch');
  return headers.has('rsc') && !isAhead;
}

/** Ends early once the browser has a network again. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.removeEventListener('online', end);
      window.clearTimeout(timer);
      resolve();
    };
    const timer = window.setTimeout(end, ms);
    window.addEventListener('online', end);
  });
}

/**
 * Lets the console stay when the next page cannot be fetched: Next would leave for its address, and the browser would
 * show an error instead of the console. The request is repeated until it is answered, and Next waits.
 * Returns a function that stops it.
 *
 * @param onWaiting called with whether a page is waited for, when this changes
 */
export function awaitPages(onWaiting: (isWaiting: boolean) => void): () => void {
  const fetchOnce = window.fetch;
  let waiting = 0;
  const count = (change: 1 | -1) => {
    waiting += change;
    onWaiting(waiting > 0);
  };

  /** Null if the server could not be reached. */
  async function attempt(request: () => Promise<Response>, signal?: AbortSignal | null) {
    try {
      const answer = await request();
      return unreachable.includes(answer.status) ? null : answer;
    } catch (error) {
      if (signal?.aborted) throw error;
      return null;
    }
  }

  async function fetchUntilAnswered(request: () => Promise<Response>, signal?: AbortSignal | null) {
    const first = await attempt(request, signal);
    if (first) return first;
    count(1);
    try {
      for (let n = 0; ; n += 1) {
        await pause(waitsMs[n] ?? waitsMs.at(-1)!);
        const answer = await attempt(request, signal);
        if (answer) return answer;
      }
    } finally {
      count(-1);
    }
  }

  const fetchPatiently: typeof fetch = (input, init) => {
    const request = () => fetchOnce(input, init);
    return isForPage(init) ? fetchUntilAnswered(request, init?.signal) : request();
  };
  window.fetch = fetchPatiently;
  return () => {
    if (window.fetch === fetchPatiently) window.fetch = fetchOnce;
  };
}
