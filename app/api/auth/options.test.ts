import { describe, expect, it } from 'vitest';
import { authOptions } from './options';

describe('sign-in · session cookie', () => {
  // next-auth's own: HttpOnly, SameSite=Lax, and Secure with the name `__Secure-…` where `useSecureCookies` says so.
  it('has the flags that next-auth gives, none is overridden', () => {
    expect(authOptions('req_a', () => {}).cookies).toBeUndefined();
  });

  it('is not Secure over plain HTTP, where a browser would drop it', () => {
    expect(authOptions('req_a', () => {}).useSecureCookies).toBe(false);
  });
});
