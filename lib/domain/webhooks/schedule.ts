const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Before the second attempt, the third and so on, each from the start of the one before; the last wait stays. */
const waitsMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, hourMs];

export const maxAttempts = 168;

/** After so many attempts, the last of which began then; null when it was the last of all (API §8.4). */
export function nextAttemptAt(attempts: number, startedAt: Date): Date | null {
  if (attempts >= maxAttempts) return null;
  return new Date(startedAt.getTime() + (waitsMs[attempts - 1] ?? hourMs));
}
