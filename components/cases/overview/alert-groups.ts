import type { Alert } from '@/lib/domain/alerts/schema';

export interface AlertGroup<One> {
  key: string;
  /** Null for an alert about no person or company. */
  token: string | null;
  name: string;
  alerts: readonly One[];
}

type Grouped = Pick<Alert, 'entity_token' | 'subject'>;

/** Groups alerts by person or company, in the order of each one's first alert. */
export function alertGroups<One extends Grouped>(alerts: readonly One[]): AlertGroup<One>[] {
  const groups = new Map<string, One[]>();
  for (const alert of alerts) {
    const key = alert.entity_token ?? alert.subject?.name ?? '';
    groups.set(key, [...(groups.get(key) ?? []), alert]);
  }
  return [...groups].map(([key, ofOne]) => ({
    key,
    token: ofOne[0]?.entity_token ?? null,
    name: ofOne[0]?.subject?.name ?? 'The case',
    alerts: ofOne,
  }));
}

/** Sorts unresolved alerts first, and otherwise keeps the order. */
export const unresolvedFirst = <One extends Pick<Alert, 'status'>>(alerts: readonly One[]): One[] =>
  alerts.toSorted((a, b) => Number(a.status === 'Resolved') - Number(b.status === 'Resolved'));
