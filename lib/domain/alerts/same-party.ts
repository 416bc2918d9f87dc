import type { Alert } from '@/generated/prisma/client';
import type { Finding } from '@/lib/domain/checks/outcome';
import type { Match } from '@/lib/domain/screening/schema';
import { matchesOf } from './json-columns';

export const entryOf = ({ list, list_entry_id }: Match) => `${list} ${list_entry_id}`;

/** The list entries that the alert is about. */
export const entriesOf = (alert: Pick<Alert, 'match' | 'further_matches'>): string[] =>
  matchesOf(alert).map(entryOf);

/** The alerts in the category of the finding about the same listed party (docs/adr/0051). */
export function alertsAbout<About extends Pick<Alert, 'category' | 'match' | 'further_matches'>>(
  { category, match, further_matches = [] }: Finding,
  alerts: readonly About[],
): About[] {
  if (!match) return [];
  const entries = new Set([match, ...further_matches].map(entryOf));
  return alerts.filter(
    (alert) => alert.category === category && entriesOf(alert).some((entry) => entries.has(entry)),
  );
}
