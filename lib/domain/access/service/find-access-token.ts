import { fingerprint, keyedHash } from '@/lib/platform/crypto';
import { type AccessTokenHolder, findTokenHolder } from '../store/credentials';
import { trustedTokens } from '../trusted';

/**
 * The OAuth client of an access token, or null once the token has expired or its client was revoked (API
 * §2.2).
 */
export async function findAccessToken(token: string): Promise<AccessTokenHolder | null> {
  const holder = await trustedTokens.get(fingerprint(token), () => findTokenHolder(keyedHash(token)));
  return holder && holder.expires_at > new Date() ? holder : null;
}
