import { fingerprint, keyedHash, looksLikeApiKey } from '@/lib/platform/crypto';
import { env } from '@/lib/platform/settings/env';
import { type ApiKeyHolder, findKeyHolder } from '../store/credentials';
import { trustedKeys } from '../trusted';

/** The project of an active key, or null. Found by a keyed hash: the key itself is not stored (API §2.1). */
export async function findApiKey(key: string): Promise<ApiKeyHolder | null> {
  const find = async () =>
    looksLikeApiKey(key, env.PROBITY_ENVIRONMENT) ? findKeyHolder(keyedHash(key)) : null;
  return trustedKeys.get(fingerprint(key), find);
}
