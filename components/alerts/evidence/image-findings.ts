import type { Alert } from '@/lib/domain/alerts/schema';
import type { Mismatch } from '@/lib/domain/checks/schema';

export type ImageFinding = NonNullable<Mismatch['findings']>[number];

/** All that was found on a document or a face; while only a list's row is known, its summary. */
export function findingsOf({
  evidence,
  summary,
}: Pick<Alert, 'evidence' | 'summary'>): readonly ImageFinding[] {
  if (!evidence || !('given' in evidence)) return [{ summary, given: null, found: null }];
  return evidence.findings ?? [{ summary, ...evidence }];
}
