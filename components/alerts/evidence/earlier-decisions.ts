import type { Alert } from '@/lib/domain/alerts/schema';

export interface EarlierDecision {
  token: string;
  /** As on the list: "False positive" or "True match". */
  outcome: string;
  /** The list entry, or what was found. */
  about: string;
  /** It was about the very entry of this alert. */
  isSameEntry: boolean;
  rationale: string | null;
  by: string | null;
  at: string;
}

const entryOf = ({ match }: Alert): string | null => match && `${match.list} ${match.list_entry_id}`;

/** What was decided before on this person or company, that on the same list entry first. */
export function earlierDecisions(alert: Alert, ofSubject: readonly Alert[]): EarlierDecision[] {
  return ofSubject
    .filter(({ token, resolved_at }) => token !== alert.token && resolved_at !== null)
    .map((each) => ({
      token: each.token,
      outcome: each.is_false_positive ? 'False positive' : 'True match',
      about: each.match?.matched_name ?? each.category,
      isSameEntry: entryOf(each) !== null && entryOf(each) === entryOf(alert),
      rationale: each.resolution_rationale,
      by: each.resolved_by,
      at: each.resolved_at ?? each.updated_at,
    }))
    .toSorted((a, b) => Number(b.isSameEntry) - Number(a.isSameEntry) || b.at.localeCompare(a.at));
}
