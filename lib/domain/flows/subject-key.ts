import { keyedHash } from '@/lib/platform/crypto';
import type { Subject } from '@/lib/domain/providers/provider';

/**
 * A keyed digest of everything that providers are told about a subject. A result is reused only for a check with the
 * same key, and no personal data is indexed.
 */
export function subjectKey(subject: Subject): Buffer {
  return keyedHash(
    JSON.stringify(Object.entries(subject).sort(([a], [b]) => (a < b ? -1 : 1))).toLowerCase(),
  );
}
