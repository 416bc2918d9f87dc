import { keyedHash } from '@/lib/platform/crypto';
import { type ApiKeyHolder, findKeyHolder } from '../store';

/** The project of an active key, or null. Found by a keyed hash: the key itself is not stored (API §2.1). */
export const findApiKey = (key: string): Promise<ApiKeyHolder | null> => findKeyHolder(keyedHash(key));
