import { keyedHash } from '@/lib/platform/crypto';
import type { Subject } from '@/lib/domain/providers/provider';

/**
 * What two checks of the same subject have in common: a keyed digest of all that a provider is told, so that an
 * earlier result is reused only for exactly the same question, and nothing personal is indexed.
 */
export function subjectKey(subject: Subject): Buffer {
  return keyedHash(
    JSON.stringify(Object.entries(subject).sort(([a], [b]) => (a < b ? -1 : 1))).toLowerCase(),
  );
}
