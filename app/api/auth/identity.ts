import type { Profile } from 'next-auth';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { z } from 'zod';
import { pageCaller } from '@/lib/api/callers/peer';
import { sessionSeconds } from '@/lib/api/callers/session';
import { signInByIdentity } from '@/lib/domain/access/service/sign-in-by-identity';
import { env } from '@/lib/platform/env';

// Sign-in by an identity provider, as PROBITY_OIDC_ISSUER names one (docs/adr/0089).

type IdentityRefusal = 'unknown_person' | 'unverified_email' | 'failed';

/** In the way of next-auth, which hides it from the answer. */
class IdentityRefused extends Error {
  constructor(readonly reason: IdentityRefusal) {
    super(reason);
    this.name = 'IdentityRefused';
  }
}

/** Some providers write their truths as text. */
const isTrue = z.union([z.literal(true), z.literal('true')]);

const Address = z
  .string()
  .max(320)
  // PostgreSQL has no text with NUL.
  .refine((email) => email.includes('@') && !email.includes('\0'));

type Claims = Profile & { iss?: unknown; email_verified?: unknown };

/** next-auth's type does not say that these are openid-client's tokens, which it has judged. */
const areJudged = (tokens: object): tokens is { claims(): Claims } =>
  'claims' in tokens && typeof tokens.claims === 'function';

function verifiedEmail({ email, email_verified }: Claims): string {
  const address = Address.safeParse(email).data;
  if (!address || !isTrue.safeParse(email_verified).success) throw new IdentityRefused('unverified_email');
  return address;
}

/** What the provider says of itself is not enough: its discovery may name another issuer. */
function requireIssuer(iss: unknown): void {
  if (iss !== env.PROBITY_OIDC_ISSUER) throw new IdentityRefused('failed');
}

export interface IdentityAttempt {
  userAgent: string | null;
  /** Called before the cookie of the session is made. */
  onSignedIn: () => void;
  /** The reason, or what went wrong on our side. */
  onRefused: (reason: unknown) => void;
}

async function signedInUser(claims: Claims, { userAgent, onSignedIn }: IdentityAttempt) {
  requireIssuer(claims.iss);
  const email = verifiedEmail(claims);
  const device = { address: pageCaller(), userAgent };
  const user = await signInByIdentity({ email, device, sessionSeconds });
  if (!user) throw new IdentityRefused('unknown_person');
  onSignedIn();
  return { id: user.token, sub: user.token, ...user };
}

export const reasonOf = (refusal: unknown): IdentityRefusal | null =>
  refusal instanceof IdentityRefused ? refusal.reason : null;

const wellKnown = (issuer: string) => `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;

/** One, or none where none is set. next-auth judges the state, the nonce, and the token with its signature and times. */
export function identityProviders(attempt: IdentityAttempt): OAuthConfig<Claims>[] {
  if (env.PROBITY_OIDC_ISSUER === undefined) return [];
  return [
    {
      id: 'oidc',
      name: env.PROBITY_OIDC_NAME,
      type: 'oauth',
      wellKnown: wellKnown(env.PROBITY_OIDC_ISSUER),
      clientId: env.PROBITY_OIDC_CLIENT_ID,
      clientSecret: env.PROBITY_OIDC_CLIENT_SECRET,
      authorization: { params: { scope: 'openid email' } },
      idToken: true,
      checks: ['pkce', 'state', 'nonce'],
      httpOptions: { timeout: 10_000 },
      userinfo: {
        // Some providers leave the address out of the token.
        async request({ tokens, client }) {
          const { access_token = '' } = tokens;
          if (!areJudged(tokens)) throw new IdentityRefused('failed');
          const claims = tokens.claims();
          if (claims.email !== undefined) return claims;
          const info = await client.userinfo(access_token);
          if (info.sub !== claims.sub) throw new IdentityRefused('failed');
          return { ...info, ...claims };
        },
      },
      // next-auth drops what this throws.
      profile: (claims) =>
        signedInUser(claims, attempt).catch((refusal: unknown) => {
          attempt.onRefused(refusal);
          throw refusal;
        }),
    },
  ];
}
