import { describe, expect, it } from 'vitest';
import { parseCountry, parseCountryCode } from './country';

describe('watchlists · country names', () => {
  it.each([
    ['Russia', 'RU'],
    ['Russian Federation', 'RU'],
    ['Korea, North', 'KP'],
    ["Democratic People's Republic of Korea", 'KP'],
    ['Congo, Democratic Republic of the', 'CD'],
    ['Congo, Republic of the', 'CG'],
    ['Burma', 'MM'],
    ['The Gambia', 'GM'],
    ['Virgin Islands, British', 'VG'],
    ['Kosovo', 'XK'],
    ['Syrian Arab Republic', 'SY'],
    ['Syria', 'SY'],
    ['The Occupied Palestinian Territories', 'PS'],
    ['Congo (Democratic Republic)', 'CD'],
    ['Moldova', 'MD'],
    ['Türkiye', 'TR'],
    ['Turkey', 'TR'],
    ['Cote d Ivoire', 'CI'],
    ['possibly Palestinian', 'PS'],
    ['undetermined', null],
    ['former Soviet Union', null],
    ['', null],
  ])('reads "%s" as %s', (spelling, code) => {
    expect(parseCountry(spelling)).toBe(code);
  });
});

describe('watchlists · country codes', () => {
  it.each([
    ['RU', 'RU'],
    ['xk', 'XK'],
    ['gb-sct', 'GB'],
    ['suhh', null],
    ['00', null],
    ['', null],
  ])('reads "%s" as %s', (code, country) => {
    expect(parseCountryCode(code)).toBe(country);
  });
});
