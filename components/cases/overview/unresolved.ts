import type { Alert } from '@/lib/domain/alerts/schema';

/** How many alerts of each person or company are still to resolve. */
export function unresolvedBySubject(
  alerts: readonly Pick<Alert, 'entity_token' | 'status'>[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { entity_token, status } of alerts) {
    if (entity_token === null || status === 'Resolved') continue;
    counts.set(entity_token, (counts.get(entity_token) ?? 0) + 1);
  }
  return counts;
}

/** Each person and company of whom a match was resolved as true. */
export const confirmedSubjects = (
  alerts: readonly Pick<Alert, 'entity_token' | 'status' | 'match' | 'is_false_positive'>[],
): Set<string> =>
  new Set(
    alerts
      .filter(({ status, match, is_false_positive }) => status === 'Resolved' && match && !is_false_positive)
      .flatMap(({ entity_token }) => entity_token ?? []),
  );
