import { describe, expect, it } from 'vitest';
import { waitingTime } from './waiting-time';

describe('sign-in · waiting time', () => {
  it.each([
    [0, '1 second'],
    [1, '1 second'],
    [37, '37 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [180, '3 minutes'],
  ])('puts %d seconds as: %s', (seconds, said) => {
    expect(waitingTime(seconds)).toBe(said);
  });
});
