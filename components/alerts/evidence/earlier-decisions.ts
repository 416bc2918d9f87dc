import { kindOf, topicOf, verdictOf } from '@/lib/domain/alerts/kinds';
import { verdictName, verdictText } from '@/lib/domain/alerts/verdict-words';
import { counted } from '@/components/ui/format';
import { findFeature } from '@/lib/domain/screening/features';
import type { Alert } from '@/lib/domain/alerts/schema';

export interface EarlierDecision {
  token: string;
  /** "False positive", or "Same person: passed" */
  outcome: string;
  /** The list entry, or the finding. */
  about: string;
  /** Whether it was about the same list entry as this alert. */
  isSameEntry: boolean;
  rationale: string | null;
  by: string | null;
  at: string;
}

/** The decisions on one list entry: the most recent alerts, and how many there are in total. */
export interface DecidedOnEntry {
  alerts: readonly Alert[];
  total: number;
}

export interface ListedPartyDecisions {
  total: number;
  /** "9 false positives, 2 true matches" */
  outcomes: string;
  lastAt: string;
}

const entryOf = ({ match }: Alert): string | null => match && `${match.list} ${match.list_entry_id}`;

const outcomeOf = (alert: Alert): string => {
  const [kind, verdict] = [kindOf(alert), verdictOf(alert)];
  const { is_false_positive, resolution_action } = alert;
  if (kind !== 'match') return verdictText(kind, verdict, 'past');
  const said = verdictName(kind, verdict);
  return is_false_positive || resolution_action === null
    ? said
    : `${said}, ${resolution_action.toLowerCase()}`;
};

const bornOn = ({ match }: Alert): string | null =>
  (match && findFeature(match.explanation, 'date_of_birth')?.query) ?? null;

/**
 * Whether two alerts are about the same person. Each flow creates its own entity, so in other flows the searched name
 * and birth date have to be the same.
 */
function isSamePerson(one: Alert, other: Alert): boolean {
  if (one.entity_token !== null && one.entity_token === other.entity_token) return true;
  const [name, otherName] = [one, other].map(({ subject }) => subject?.name.normalize('NFKC').toLowerCase());
  return (
    name !== undefined &&
    name === otherName &&
    one.subject?.type === other.subject?.type &&
    bornOn(one) === bornOn(other)
  );
}

const isDecidedBefore = (alert: Alert, { token, resolved_at }: Alert): boolean =>
  token !== alert.token && resolved_at !== null;

/** Earlier decisions on this person or company in any case, those on the same list entry first. */
export function earlierDecisions(
  alert: Alert,
  ofSubject: readonly Alert[],
  onEntry: readonly Alert[],
): EarlierDecision[] {
  const elsewhere = onEntry.filter((each) => isSamePerson(alert, each));
  const found = new Map([...ofSubject, ...elsewhere].map((each) => [each.token, each]));
  return [...found.values()]
    .filter((each) => isDecidedBefore(alert, each))
    .map((each) => ({
      token: each.token,
      outcome: outcomeOf(each),
      about: each.match?.matched_name ?? topicOf(each),
      isSameEntry: entryOf(each) !== null && entryOf(each) === entryOf(alert),
      rationale: each.resolution_rationale,
      by: each.resolved_by,
      at: each.resolved_at ?? each.updated_at,
    }))
    .toSorted((a, b) => Number(b.isSameEntry) - Number(a.isSameEntry) || b.at.localeCompare(a.at));
}

const countedIfAny = (count: number, one: string, many: string) =>
  count === 0 ? [] : [counted(count, one, many)];

/** Earlier decisions on this listed party, whoever was matched with it. Null without any. */
export function listedPartyDecisions(
  alert: Alert,
  { alerts, total }: DecidedOnEntry,
): ListedPartyDecisions | null {
  const decided = alerts.filter((each) => isDecidedBefore(alert, each));
  const [last] = decided.map(({ resolved_at }) => resolved_at ?? '').toSorted((a, b) => b.localeCompare(a));
  if (last === undefined) return null;
  const falsePositives = decided.filter(({ is_false_positive }) => is_false_positive).length;
  const outcomes = [
    ...countedIfAny(falsePositives, 'false positive', 'false positives'),
    ...countedIfAny(decided.length - falsePositives, 'true match', 'true matches'),
  ].join(', ');
  const others = total - (alerts.length - decided.length);
  return {
    total: others,
    outcomes: others > decided.length ? `Of the newest ${decided.length}: ${outcomes}` : outcomes,
    lastAt: last,
  };
}
