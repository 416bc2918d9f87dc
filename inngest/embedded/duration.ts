const unitMs: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** Inngest's `1w2d3h4m5s` in milliseconds; 0 for an empty text. */
function durationMs(text: string): number {
  const parts = [...text.matchAll(/(\d+)([smhdw])/g)];
  return parts.reduce((total, [, amount, unit]) => total + Number(amount) * (unitMs[unit ?? ''] ?? 0), 0);
}

/** An ISO 8601 time, or one of Inngest's durations from now. */
export const parseInstant = (text: string): Date =>
  /^[+-]?\d{4}/.test(text) ? new Date(text) : new Date(Date.now() + durationMs(text));
