/** Inngest's own table, in seconds by failed attempts; what comes after repeats the last entry. */
const delays = [15, 30, 60, 120, 300, 600, 1_200, 2_400, 3_600, 7_200];
const jitterMs = 30_000;

/** Milliseconds until the attempt after the one numbered `attempt` (from 0). */
export type BackOff = (attempt: number) => number;

export const inngestBackOff: BackOff = (attempt) => {
  const seconds = delays[Math.min(attempt, delays.length - 1)] ?? 0;
  return seconds * 1_000 + Math.random() * jitterMs;
};
