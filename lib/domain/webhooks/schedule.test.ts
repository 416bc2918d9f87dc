import { describe, expect, it } from 'vitest';
import { maxAttempts, nextAttemptAt } from './schedule';

const created = new Date('2026-11-22T10:00:00.000Z');

/** Minutes after the event, if every attempt begins immediately when due. */
function minutesOfAttempts(): number[] {
  const minutes: number[] = [];
  for (let at: Date | null = created, n = 1; at && n <= 1_000; at = nextAttemptAt(n, at), n += 1) {
    minutes.push((at.getTime() - created.getTime()) / 60_000);
  }
  return minutes;
}

describe('webhooks · schedule', () => {
  it('attempts immediately, after 1, 5, 30 and 60 minutes, then hourly until the 168th', () => {
    const hourly = Array.from({ length: 163 }, (_, n) => 96 + 60 * (n + 1));
    expect(minutesOfAttempts()).toEqual([0, 1, 6, 36, 96, ...hourly]);
    expect(minutesOfAttempts()).toHaveLength(maxAttempts);
  });

  it('ends with the 168th, and with a replay after it', () => {
    expect(nextAttemptAt(167, created)).toEqual(new Date('2026-11-22T11:00:00.000Z'));
    expect([nextAttemptAt(168, created), nextAttemptAt(169, created)]).toEqual([null, null]);
  });

  it('counts from the start of a late attempt', () => {
    const late = new Date('2026-11-22T18:30:00.500Z');
    expect(nextAttemptAt(2, late)).toEqual(new Date('2026-11-22T18:35:00.500Z'));
  });
});
