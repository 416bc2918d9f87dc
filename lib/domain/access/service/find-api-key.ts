import { keyedHash } from '@/lib/platform/crypto';
import { type ApiKeyHolder, findKeyHolder } from '../store/credentials';
import { trustedKeys } from '../trusted';

/** The project of an active key, or null. Found by a keyed hash: the key itself is not stored (API §2.1). */
export function findApiKey(key: string): Promise<ApiKeyHolder | null> {
  const hash = keyedHash(key);
  return trustedKeys.get(hash.toString('base64'), () => findKeyHolder(hash));
}
