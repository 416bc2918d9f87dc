import { describe, expect, it } from 'vitest';
import { identityRefusal } from './identity-refusals';

describe('refusals of an identity provider', () => {
  it.each([
    ['unknown_person', /have no account here/],
    ['unverified_email', /^Acme does not say/],
    ['cancelled', /^You have not finished signing in with Acme/],
    ['failed', /^The sign-in with Acme did not work/],
    ['OAuthSignin', /^The sign-in with Acme is not available/],
    ['RATE_LIMITED 61', /Try again in 2 minutes/],
    ['SERVICE_UNAVAILABLE', /Try again in 1 second/],
  ])('explains %s in a sentence', (reason, sentence) => {
    expect(identityRefusal(reason, 'Acme')).toMatch(sentence);
  });

  it.each([undefined, '', 'toString', '<b>', ['failed']])('ignores the unknown reason %s', (reason) => {
    expect(identityRefusal(reason, 'Acme')).toBeNull();
  });
});
