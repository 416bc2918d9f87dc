import type { SessionClaims } from '@/lib/api/callers/session';

declare module 'next-auth' {
  interface User extends SessionClaims {
    /** The `usr_` token. */
    id: string;
    name: string;
    email: string;
  }
}

declare module 'next-auth/jwt' {
  /** The claims that are signed into the cookie. */
  interface JWT extends SessionClaims {
    name: string;
    email: string;
  }
}
