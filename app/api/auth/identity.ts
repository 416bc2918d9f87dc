import type { Profile } from 'next-auth';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { z } from 'zod';
import { pageCaller } from '@/lib/api/callers/peer';
import { sessionSeconds } from '@/lib/api/callers/session';
import { signInByIdentity } from '@/lib/domain/access/service/sign-in-by-identity';
import { env } from '@/lib/platform/settings/env';

// Sign-in with the identity provider that PROBITY_OIDC_ISSUER names (docs/adr/0089).

type IdentityRefusal = 'unknown_person' | 'unverified_email' | 'failed';

/** Carries the reason past next-auth, which leaves it out of its answer. */
class IdentityRefused extends Error {
  constructor(readonly reason: IdentityRefusal) {
    super(reason);
    this.name = 'IdentityRefused';
  }
}

/** Some providers send booleans as text. */
const isTrue = z.union([z.literal(true), z.literal('true')]);

const Address = z
  .string()
  .max(320)
  // PostgreSQL does not store NUL in text.
  .refine((email) => email.includes('@') && !email.includes('\0'));

type Claims = Profile & { iss?: unknown; email_verified?: unknown };

/** Whether these are tokens that openid-client has validated, which next-auth's type does not say. */
const areJudged = (tokens: object): tokens is { claims(): Claims } =>
  'claims' in tokens && typeof tokens.claims === 'function';

function verifiedEmail({ email, email_verified }: Claims): string {
  const address = Address.safeParse(email).data;
  if (!address || !isTrue.safeParse(email_verified).success) throw new IdentityRefused('unverified_email');
  return address;
}

/** Checks the issuer against our setting: the provider's discovery document could name a different one. */
function requireIssuer(iss: unknown): void {
  if (iss !== env.PROBITY_OIDC_ISSUER) throw new IdentityRefused('failed');
}

export interface IdentityAttempt {
  userAgent: string | null;
  /** Called before the session cookie is created. */
  onSignedIn: () => void;
  /** Called with the reason, or with an error on our side. */
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

/**
 * The configured provider, if there is one. next-auth validates the state, the nonce, and the token's signature and
 * times.
 */
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
        // Some providers leave the email address out of the ID token.
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
      // next-auth discards what this throws.
      profile: (claims) =>
        signedInUser(claims, attempt).catch((refusal: unknown) => {
          attempt.onRefused(refusal);
          throw refusal;
        }),
    },
  ];
}
