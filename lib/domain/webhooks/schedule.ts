const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Delays before the second attempt, the third and so on, each from the start of the previous one. The last
 * delay repeats.
 */
const waitsMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, hourMs];

export const maxAttempts = 168;

/**
 * When the next attempt is due, given the attempts so far and the start of the last one; null after the final
 * attempt (API §8.4).
 */
export function nextAttemptAt(attempts: number, startedAt: Date): Date | null {
  if (attempts >= maxAttempts) return null;
  return new Date(startedAt.getTime() + (waitsMs[attempts - 1] ?? hourMs));
}
