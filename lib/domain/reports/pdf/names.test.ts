import { describe, expect, it } from 'vitest';
import { named, toldApart, withNames } from './names';
import { shownTime } from './words';

const names = toldApart(
  new Map([
    ['usr_1', 'Ada'],
    ['usr_2', 'Rui'],
    ['usr_3', 'Rui'],
  ]),
);

describe('evidence packs · names', () => {
  it('shows a name in place of a token, and tells people of the same name apart', () => {
    expect(['usr_1', 'usr_2', 'usr_3', 'usr_4'].map((token) => named(token, names))).toEqual([
      'Ada',
      'usr_2 · Rui',
      'usr_3 · Rui',
      'usr_4',
    ]);
  });

  it('leaves the token of an item itself', () => {
    const item = { token: 'usr_1', by: ['usr_1'], more: { to: 'usr_1', note: 'of usr_1' } };
    expect(withNames(item, names)).toEqual({
      token: 'usr_1',
      by: ['Ada'],
      more: { to: 'Ada', note: 'of usr_1' },
    });
  });

  it('shows all dates and times alike, and other text unchanged', () => {
    expect(
      ['2026-11-02T18:45:00.412Z', '1966-01-01', '1966', '2026-99-99T99:99:99Z', '2024-02-31'].map(shownTime),
    ).toEqual(['2 Nov 2026, 18:45:00 UTC', '1 Jan 1966', '1966', '2026-99-99T99:99:99Z', '2024-02-31']);
  });
});
