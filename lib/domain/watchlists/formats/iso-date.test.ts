import { describe, expect, it } from 'vitest';
import { parseIsoDate } from './iso-date';

describe('watchlists · ISO dates', () => {
  it.each(['1973', '1973-07', '1973-07-17'])('accepts %s', (date) => {
    expect(parseIsoDate(date)).toBe(date);
  });

  it.each(['', '73', '1973-7', '1973-13', '1973-02-31', '1973-07-17T00:00:00', 'circa 1973'])(
    'reads no date in "%s"',
    (text) => {
      expect(parseIsoDate(text)).toBeNull();
    },
  );
});
