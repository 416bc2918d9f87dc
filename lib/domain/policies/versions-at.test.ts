import { describe, expect, it } from 'vitest';
import { versionsAt } from './versions-at';

const noon = new Date('2026-11-27T12:00:00.000Z');
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const published = [
  { kind: 'screening', token: 'pol_1', version: 1, published_at: noon },
  { kind: 'screening', token: 'pol_2', version: 2, published_at: minutesLater(10) },
];

describe('policies · the versions in force at a moment', () => {
  it('are those published last, from the moment of their publication', () => {
    const at = (moment: Date) => versionsAt(published, moment, ['screening'])[0]?.version;
    expect([minutesLater(-1), noon, minutesLater(9), minutesLater(10)].map(at)).toEqual([0, 1, 1, 2]);
  });

  it('are Probity’s default for a kind that was never published', () => {
    expect(versionsAt(published, minutesLater(20), ['four_eyes', 'screening'])).toEqual([
      { kind: 'four_eyes', token: null, version: 0 },
      { kind: 'screening', token: 'pol_2', version: 2 },
    ]);
  });
});
