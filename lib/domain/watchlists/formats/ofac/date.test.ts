import { describe, expect, it } from 'vitest';
import { parseOfacDate } from './date';

describe('watchlists · OFAC dates of birth', () => {
  it.each([
    ['17 Jul 1973', '1973-07-17'],
    ['Jul 1973', '1973-07'],
    ['1962', '1962'],
    ['circa 1951', '1951'],
    ['circa 03 Jul 1951', '1951'],
    ['1955 to 1958', '1955/1958'],
    ['circa 1979-1982', '1979/1982'],
    ['01 Jan 1960 to 31 Dec 1960', '1960'],
    ['Mar 1970 to Mar 1970', '1970-03'],
    ['15 Mar 1970 to 20 Mar 1970', '1970-03'],
    ['Mar 1970 to Feb 1971', '1970/1971'],
  ])('reads %s as %s', (text, date) => {
    expect(parseOfacDate(text)).toBe(date);
  });

  it.each(['', 'unknown', '31 Feb 1970', '17 Foo 1973', '1960 to', '1960 to 1961 to 1962'])(
    'reads no date in "%s"',
    (text) => {
      expect(parseOfacDate(text)).toBeNull();
    },
  );
});
