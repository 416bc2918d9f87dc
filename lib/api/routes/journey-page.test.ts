import { describe, expect, it } from 'vitest';
import { randomSecret } from '@/lib/platform/crypto';
import { journeyPage } from './journey-page';

describe('the page of a journey', () => {
  it('is at the project hash with a trailing slash, whatever its query', () => {
    expect(journeyPage('GET', '/acme-prod-1/')).not.toBeNull();
    const path = `/${randomSecret(16)}/`;
    expect(journeyPage('GET', path)).not.toBeNull();
    expect(journeyPage('HEAD', `${path}?from=mail`)).not.toBeNull();
    expect(journeyPage('GET', path.slice(0, -1))).toBeNull();
    expect(journeyPage('POST', path)).toBeNull();
  });

  it.for([
    '/',
    '/settings/',
    '/analytics/',
    '/entities/',
    '/v1/alerts/',
    '/journey/',
    '/journey/../secret.js',
  ])('does not handle %s', (path) => expect(journeyPage('GET', path)).toBeNull());

  it('serves only the files of its build', async () => {
    const route = journeyPage('GET', '/journey/main-none.js');
    const answer = await route?.(new Request('http://localhost/journey/main-none.js'));
    expect(answer?.status).toBe(404);
  });
});
