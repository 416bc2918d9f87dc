import { describe, expect, it } from 'vitest';
import { returnAddress } from './return-address';

describe('sign-in · return address', () => {
  it.each(['/alerts', '/alerts/alt_1?x=1#top', '/alerts?status=Open&sort=-created_at'])(
    'returns %s when it is a path of this site',
    (path) => {
      expect(returnAddress(path)).toBe(path);
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'alerts',
    '',
    '/sign-in?return_to=/sign-in',
    undefined,
    ['/alerts', '/other'],
  ])('returns the alert queue when given %j', (given) => {
    expect(returnAddress(given)).toBe('/alerts');
  });
});
