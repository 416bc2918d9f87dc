import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNormalTarget } from './target';

describe('request target', () => {
  it.each([
    '/',
    '/v1/alerts',
    '/v1/alerts?limit=1&q=a%2Fb%00&x="{é}"'.replace('é', '%C3%A9'),
    '/api/gateway/sharable-payload/pull_1',
    '/v1/watchlists/wls_1/entries/a:b%40c%20d',
    '/_next/static/chunks/%5Broot-of-the-server%5D__0.8-a~b._.js',
    '/hash/?t=start_1',
    '/.well-known/oauth-authorization-server',
    '/v1/...',
    '/v1/a..b/.c',
  ])('may be %s', (target) => {
    expect(isNormalTarget(target)).toBe(true);
  });

  it.each([
    ['an empty one', ''],
    ['the asterisk form', '*'],
    ['the absolute form', 'http://evil.example/v1/alerts'],
    ['the authority form', 'evil.example:443'],
    ['a path that does not begin at the root', 'v1/alerts'],
    ['a dot segment', '/./v1/alerts'],
    ['a dot segment at the end', '/v1/alerts/.'],
    ['a double dot segment', '/x/../v1/alerts'],
    ['a double dot segment at the end', '/v1/..'],
    ['an escaped dot segment', '/%2e/v1/alerts'],
    ['a half escaped dot segment', '/x/.%2E/v1/alerts'],
    ['a double slash', '//v1/alerts'],
    ['a double slash within', '/v1//alerts'],
    ['another host', '//evil.example/v1/alerts'],
    ['a backslash', '/v1\\alerts'],
    ['an escaped backslash', '/v1%5calerts'],
    ['an escaped slash', '/v1%2Falerts'],
    ['an escaped letter', '/%76%31/alerts'],
    ['an escaped digit', '/v%31/alerts'],
    ['an escaped hyphen', '/v1/audit%2Dlogs'],
    ['a malformed escape', '/v1/%'],
    ['a malformed escape', '/v1/%4'],
    ['a malformed escape', '/v1/%zz'],
    ['an escape that is not UTF-8', '/v1/%ff'],
    ['a NUL character', '/v1/\u0000'],
    ['an escaped NUL character', '/v1/%00'],
    ['an escaped line break', '/v1/%0d%0aX'],
    ['a space', '/v1/a b'],
    ['a letter beyond ASCII', '/v1/é'],
    ['a fragment', '/v1/alerts#x'],
    ['a fragment after the query', '/v1/alerts?a#x'],
    ['a malformed escape in the query', '/v1/alerts?q=%'],
    ['a malformed escape in the query', '/v1/alerts?q=%4&limit=1'],
    ['an escape in the query that is not UTF-8', '/v1/alerts?q=%FF'],
    ['an escaped surrogate in the query', '/v1/alerts?q=%ED%A0%80'],
    ['a control character in the query', '/v1/alerts?a=\u0001'],
    ['more than 8,192 characters', `/v1/alerts?q=${'x'.repeat(8192)}`],
  ])('is refused with %s: %s', (_name, target) => {
    expect(isNormalTarget(target)).toBe(false);
  });

  it('is accepted only in the form that URL keeps unchanged, and that has no other spelling', () => {
    const piece = fc.constantFrom(
      'v1',
      'alerts',
      '/',
      '.',
      '..',
      '%2e',
      '%2F',
      '%76',
      '%20',
      '%',
      '\\',
      'a',
      ';',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const target = `/${pieces.join('')}`;
        if (!isNormalTarget(target)) return;
        expect(new URL(target, 'http://localhost').pathname).toBe(target);
        const escaped = target.replaceAll(/[^%/]+|%../g, (part) =>
          encodeURIComponent(decodeURIComponent(part)),
        );
        expect(escaped.replaceAll('%3B', ';')).toBe(target);
      }),
      { numRuns: 2000 },
    );
  });
});
