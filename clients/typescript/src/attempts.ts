export interface Attempts {
  /** Further attempts after a first one that may succeed when it is repeated. */
  retries: number;
  fetch: (request: Request) => Promise<Response>;
  /** Waits this many seconds. */
  wait: (seconds: number) => Promise<void>;
}

const repeatable = [429, 503];
const longestWaitSeconds = 30;

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** With an Idempotency-Key, so that a repeat can never take effect twice. */
function withIdempotencyKey(request: Request): Request {
  if (isRead(request) || request.headers.has('Idempotency-Key')) return request;
  const headers = new Headers(request.headers);
  headers.set('Idempotency-Key', crypto.randomUUID());
  return new Request(request, { headers });
}

/** The answer, or null where none came and another attempt is left. */
async function attempt(request: Request, isLast: boolean, { fetch }: Attempts): Promise<Response | null> {
  try {
    return await fetch(request);
  } catch (error) {
    if (isLast || request.signal.aborted) throw error;
    return null;
  }
}

/** Repeats what was refused for a while, or got no answer: with the same key, after the wait that is asked for. */
export function repeating(attempts: Attempts): (request: Request) => Promise<Response> {
  return async (given) => {
    const request = withIdempotencyKey(given);
    for (let n = 0; ; n += 1) {
      const isLast = n >= attempts.retries;
      const response = await attempt(request.clone(), isLast, attempts);
      if (response && (isLast || !repeatable.includes(response.status))) return response;
      const asked = Number(response?.headers.get('retry-after') ?? 2 ** n / 2);
      if (response && asked > longestWaitSeconds) return response;
      await response?.body?.cancel();
      await attempts.wait(asked);
    }
  };
}
