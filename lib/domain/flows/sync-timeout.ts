import { ValidationFailed } from '@/lib/platform/errors/errors';

const defaultTimeoutMs = 30_000;
const maxTimeoutMs = 120_000;

/** Counts down from now. Returns the milliseconds that are left, at least one. */
export function countdown(timeoutMs: number): () => number {
  const begunAt = performance.now();
  return () => Math.max(1, timeoutMs - (performance.now() - begunAt));
}

/** `X-SYNC-TIMEOUT`: whole milliseconds from 1 to 120000 (API §3.1). Throws `ValidationFailed` (400). */
export function readSyncTimeout(headers: Headers): number {
  const given = headers.get('x-sync-timeout');
  if (given === null) return defaultTimeoutMs;
  const timeoutMs = /^\d{1,6}$/.test(given) ? Number(given) : 0;
  if (timeoutMs < 1 || timeoutMs > maxTimeoutMs) {
    const message = `must be whole milliseconds from 1 to ${maxTimeoutMs}`;
    throw new ValidationFailed([{ field: 'X-SYNC-TIMEOUT', message, code: 'invalid' }]);
  }
  return timeoutMs;
}
