import { keyedHash } from '@/lib/platform/crypto';
import type { Subject } from '@/lib/domain/providers/provider';

/**
 * A keyed hash, so that no personal data is indexed. A result is only reused for a check with the same key.
 */
export function subjectKey(subject: Subject): Buffer {
  return keyedHash(
    JSON.stringify(Object.entries(subject).sort(([a], [b]) => (a < b ? -1 : 1))).toLowerCase(),
  );
}
