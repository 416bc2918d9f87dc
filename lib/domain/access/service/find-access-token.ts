import { keyedHash } from '@/lib/platform/crypto';
import { type AccessTokenHolder, findTokenHolder } from '../store/credentials';
import { trustedTokens } from '../trusted';

/** The OAuth client of an access token, or null once the token has expired or its client was revoked (API §2.2). */
export async function findAccessToken(token: string): Promise<AccessTokenHolder | null> {
  const hash = keyedHash(token);
  const holder = await trustedTokens.get(hash.toString('base64'), () => findTokenHolder(hash));
  return holder && holder.expires_at > new Date() ? holder : null;
}
