/** Inngest's own delays, in seconds by failed attempts; the last one repeats. */
const delays = [15, 30, 60, 120, 300, 600, 1_200, 2_400, 3_600, 7_200];
const jitterMs = 30_000;

/** Milliseconds between the failed attempt with this number (from 0) and the next one. */
export type Backoff = (attempt: number) => number;

export const inngestBackoff: Backoff = (attempt) => {
  const seconds = delays[Math.min(attempt, delays.length - 1)] ?? 0;
  return seconds * 1_000 + Math.random() * jitterMs;
};
