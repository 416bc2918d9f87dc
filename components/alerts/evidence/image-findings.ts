import type { Alert } from '@/lib/domain/alerts/schema';
import type { Mismatch } from '@/lib/domain/checks/schema';

export type ImageFinding = NonNullable<Mismatch['findings']>[number];

/** All findings on a document or a face, or the summary while only the row of a list is loaded. */
export function findingsOf({
  evidence,
  summary,
}: Pick<Alert, 'evidence' | 'summary'>): readonly ImageFinding[] {
  if (!evidence || !('given' in evidence)) return [{ summary, given: null, found: null }];
  return evidence.findings ?? [{ summary, ...evidence }];
}
