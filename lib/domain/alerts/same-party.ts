import type { Alert } from '@/generated/prisma/client';
import type { Finding } from '@/lib/domain/checks/outcome';
import type { Match } from '@/lib/domain/screening/schema';

export const entryOf = ({ list, list_entry_id }: Match) => `${list} ${list_entry_id}`;

// JSON columns that only this folder writes, with values of these types.
const matchesOf = ({ match, further_matches }: Pick<Alert, 'match' | 'further_matches'>) =>
  [match ?? [], further_matches ?? []].flat() as unknown as Match[];

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
