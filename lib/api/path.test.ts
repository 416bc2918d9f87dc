import { describe, expect, it } from 'vitest';
import { matchPath } from './path';

const template = '/v1/alerts/{alert_token}/resolve';

describe('path', () => {
  it('gives the parameters, decoded', () => {
    expect(matchPath(template, '/v1/alerts/alt%5F1/resolve')).toEqual({ alert_token: 'alt_1' });
  });

  it.each([
    '/v1/alerts//resolve',
    '/v1/alerts/a/b/resolve',
    '/v1/alerts/a/resolve/',
    '/v1/alerts/%ZZ/resolve',
  ])('does not fit %s', (path) => expect(matchPath(template, path)).toBeNull());
});
