// Inngest's own bounds.
const minMs = 1_000;
const maxMs = 86_400_000;

/** When an attempt that threw a `RetryAfterError` is retried. The SDK reports seconds or a time. */
export function retryTimeOf(header: string | null): Date | undefined {
  if (header === null) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : new Date(Date.now() + Math.min(Math.max(ms, minMs), maxMs));
}
