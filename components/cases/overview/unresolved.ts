import type { Alert } from '@/lib/domain/alerts/schema';

/** The number of unresolved alerts on each person or company. */
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

/** The people and companies with a match that was resolved as true. */
export const confirmedSubjects = (
  alerts: readonly Pick<Alert, 'entity_token' | 'status' | 'match' | 'is_false_positive'>[],
): Set<string> =>
  new Set(
    alerts
      .filter(({ status, match, is_false_positive }) => status === 'Resolved' && match && !is_false_positive)
      .flatMap(({ entity_token }) => entity_token ?? []),
  );
