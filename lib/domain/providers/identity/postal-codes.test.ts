import { describe, expect, it } from 'vitest';
import { matchesPostalFormat } from './postal-codes';

describe('identity · postal codes', () => {
  it.each([
    ['GB', 'SW1A 1AA'],
    ['GB', 'm1 1ae'],
    ['GB', 'EC1A1BB'],
    ['US', '94105'],
    ['US', '94105-1234'],
    ['CA', 'K1A 0B1'],
    ['DE', '10115'],
    ['FR', '75 001'],
    ['NL', '1012 AB'],
    ['PL', '00-950'],
    ['PT', '1000-001'],
    ['BR', '01310-100'],
    ['JP', '100-0001'],
    ['IN', '110001'],
    ['IE', 'D02 X285'],
    ['SE', '111 22'],
    ['KR', '03187'],
    ['AR', 'C1000AAA'],
    ['MT', 'VLT 1117'],
    ['LV', 'LV-1010'],
    ['AD', 'AD500'],
    ['AU', '2000'],
  ])('accepts for %s: %s', (country, code) => {
    expect(matchesPostalFormat(code, country)).toBe(true);
  });

  it.each([
    ['GB', '94105'],
    ['GB', 'SW1A'],
    ['US', 'SW1A 1AA'],
    ['DE', '1011'],
    ['NL', '1012'],
    ['CA', '1A1 A1A'],
    ['FR', ''],
  ])('rejects for %s: "%s"', (country, code) => {
    expect(matchesPostalFormat(code, country)).toBe(false);
  });

  it('returns null for countries without postal codes', () => {
    expect(matchesPostalFormat('anything', 'HK')).toBeNull();
    expect(matchesPostalFormat('', 'AE')).toBeNull();
  });
});
