import type { Environment, Role } from '@/lib/platform/context';

/** `lib/api/authenticate` reads these, except the names. */
interface PersonClaims {
  project_id: number;
  project_hash: string;
  project_name: string;
  session_version: number;
  role: Role;
}

declare module 'next-auth' {
  interface User extends PersonClaims {
    /** The `usr_` token. */
    id: string;
    name: string;
    email: string;
  }

  interface Session {
    user: { token: string; name: string; email: string; role: Role };
    project: { name: string; environment: Environment };
  }
}

declare module 'next-auth/jwt' {
  /** Signed into the cookie. `sub` is the person's `usr_` token. */
  interface JWT extends PersonClaims {
    sub: string;
    name: string;
    email: string;
  }
}
