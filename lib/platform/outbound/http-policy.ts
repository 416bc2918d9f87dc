import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { HttpFailed } from './http-failure';

export interface PolicyOptions {
  /** For one attempt, from connecting to the last byte. */
  attemptTimeoutMs: number;
  maxAttempts: number;
  /** The wait before the second attempt; it doubles with each further attempt, with jitter. */
  firstRetryMs: number;
  /** A call fails immediately if the source sends a longer `Retry-After`. */
  maxRetryAfterMs: number;
  /** The circuit breaker opens for `breakMs` after this many failures in a row. */
  breakAfter: number;
  breakMs: number;
}

export function policyOf(options: PolicyOptions) {
  const retries = retry(handleWhen(isWorthRetrying(options)), {
    maxAttempts: options.maxAttempts - 1,
    backoff: new DelegateBackoff(({ attempt, result }) => {
      const error = 'error' in result ? result.error : null;
      const requestedMs = error instanceof HttpFailed ? error.retryAfterMs : null;
      return requestedMs ?? jittered(options.firstRetryMs * 2 ** (attempt - 1));
    }),
  });
  const breaker = circuitBreaker(handleWhen(isUnhealthy), {
    halfOpenAfter: options.breakMs,
    breaker: new ConsecutiveBreaker(options.breakAfter),
  });
  // Aggressive: also ends an attempt whose response arrives slowly, byte by byte.
  return wrap(retries, breaker, timeout(options.attemptTimeoutMs, TimeoutStrategy.Aggressive));
}

/** Between half and all of the delay, so that callers do not retry at the same moment. */
function jittered(delayMs: number): number {
  return delayMs * (0.5 + Math.random() / 2);
}

function isWorthRetrying({ maxRetryAfterMs }: PolicyOptions) {
  return (error: unknown) =>
    error instanceof TaskCancelledError ||
    (error instanceof HttpFailed && error.retryable && (error.retryAfterMs ?? 0) <= maxRetryAfterMs);
}

/** A source that answers 429 is working. */
function isUnhealthy(error: unknown): boolean {
  return (
    error instanceof TaskCancelledError ||
    (error instanceof HttpFailed && error.retryable && error.status !== 429)
  );
}

export function policyFailure(source: string, { attemptTimeoutMs }: PolicyOptions, error: unknown): unknown {
  if (error instanceof TaskCancelledError) {
    return new HttpFailed(source, 'timeout', `no answer in ${attemptTimeoutMs} ms`);
  }
  if (error instanceof BrokenCircuitError) {
    return new HttpFailed(source, 'unavailable', 'not called after repeated failures');
  }
  return error;
}
