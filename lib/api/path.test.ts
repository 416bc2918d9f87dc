import { describe, expect, it } from 'vitest';
import { matchPath, pathFinder } from './path';

describe('path · parameters', () => {
  const template = '/v1/alerts/{alert_token}/resolve';

  it('returns the parameters decoded', () => {
    expect(matchPath(template, '/v1/alerts/alt%5F1/resolve')).toEqual({ alert_token: 'alt_1' });
  });

  it('returns an empty object when the template has no parameter', () => {
    expect(matchPath('/v1/alerts', '/v1/alerts')).toEqual({});
  });

  it.each([
    '/v1/alerts//resolve',
    '/v1/alerts/a/b/resolve',
    '/v1/alerts/a/resolve/',
    '/V1/alerts/a/resolve',
    '/v1/alerts/%ZZ/resolve',
  ])('does not match %s', (path) => expect(matchPath(template, path)).toBeNull());
});

describe('path · finder', () => {
  const find = pathFinder([
    ['/v1/audit-logs/:audit_token', 'one'],
    ['/v1/audit-logs/verify', 'verify'],
  ]);

  it('prefers a literal segment to a parameter', () => {
    expect(find('/v1/audit-logs/verify')?.data).toBe('verify');
    expect(find('/v1/audit-logs/aud_1')?.data).toBe('one');
  });

  it.each(['/v1/audit-logs', '/v1/audit-logs/', '/v1/audit-logs/verify/', '/v1/audit-logs/a/b', ''])(
    'finds nothing for %j',
    (path) => expect(find(path)).toBeUndefined(),
  );
});
