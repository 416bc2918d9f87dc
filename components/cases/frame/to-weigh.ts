import { CircleHelp, type LucideIcon, OctagonAlert, ShieldAlert } from 'lucide-react';
import { counted } from '@/components/ui/format';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { Case } from '@/lib/domain/cases/schema';
import type { Check } from '@/lib/domain/checks/schema';
import { isolated } from '@/lib/domain/wording';

/** Something that does not block an approval, but that the approver has to know. */
export interface Remark {
  key: 'checks' | 'parties' | 'alerts';
  icon: LucideIcon;
  title: string;
  /** Which ones they are, their names isolated from the sentence. */
  note: string;
  href: string;
}

type WeighedCheck = Pick<
  Check,
  'token' | 'entity_token' | 'type_code' | 'status' | 'result' | 'result_data' | 'created_at'
>;
type WeighedAlert = Pick<
  Alert,
  'category' | 'status' | 'is_false_positive' | 'match' | 'subject' | 'check_token' | 'resolution_action'
>;

export interface WeighedFacts {
  of: Pick<Case, 'token' | 'status'>;
  alerts: readonly WeighedAlert[];
  checks: readonly WeighedCheck[];
  parties: readonly { token: string; name: string }[];
}

const maxNamed = 3;
const distinct = (names: readonly string[]) => [...new Set(names)];

/** "Ann, Bob, Cy and 2 more" */
function named(names: readonly string[]): string {
  const all = distinct(names);
  const more = all.length - maxNamed;
  return more > 0 ? `${all.slice(0, maxNamed).join(', ')} and ${more} more` : all.join(', ');
}

/** The newest check of each type for each party. */
function newestOfEach(checks: readonly WeighedCheck[]): WeighedCheck[] {
  const newest = new Map<string, WeighedCheck>();
  for (const check of checks) {
    const key = `${check.entity_token} ${check.type_code}`;
    const known = newest.get(key);
    if (!known || known.created_at < check.created_at) newest.set(key, check);
  }
  return [...newest.values()];
}

const endedWithoutAnswer: readonly Check['status'][] = ['Failed', 'Cancelled'];

/**
 * Whether a check ended without an answer. A provider that is down, or a category without a list, never counts as a
 * pass (API §3.9), whatever its alert was called.
 */
function withoutAnswer(alerts: readonly WeighedAlert[]) {
  const outages = alerts.filter(({ category }) => category === 'API Failure');
  const named = new Set(outages.map(({ check_token }) => check_token));
  return ({ token, status, result, result_data }: WeighedCheck): boolean =>
    endedWithoutAnswer.includes(status) ||
    (result === 'Refer' && (named.has(token) || result_data.not_screened === true));
}

function checkRemark({ alerts, checks, parties }: WeighedFacts): Omit<Remark, 'href'> | null {
  const newest = newestOfEach(checks);
  const hasNoAnswer = withoutAnswer(alerts);
  const unanswered = newest.filter(hasNoAnswer);
  const failed = newest.filter((check) => check.result === 'Fail' && !hasNoAnswer(check));
  const count = unanswered.length + failed.length;
  if (count === 0) return null;
  const nameOf = new Map(parties.map(({ token, name }) => [token, name]));
  const of = named(
    [...unanswered, ...failed]
      .flatMap(({ entity_token }) => nameOf.get(entity_token ?? '') ?? [])
      .map(isolated),
  );
  return { key: 'checks', icon: OctagonAlert, ...checkWords(unanswered.length, failed.length, of) };
}

/** "9 checks gave no result", or what each part of them did. */
function checkWords(unanswered: number, failed: number, of: string): Pick<Remark, 'title' | 'note'> {
  const checks = counted(unanswered + failed, 'check', 'checks');
  if (failed === 0) return { title: `${checks} gave no result`, note: of };
  if (unanswered === 0) return { title: `${checks} failed`, note: of };
  const parts = `${unanswered} gave no result, ${failed} failed`;
  return { title: `${checks} did not pass`, note: of ? `${parts}: ${of}` : parts };
}

function partyRemark({ checks, parties }: WeighedFacts): Omit<Remark, 'href'> | null {
  const checked = new Set(checks.map(({ entity_token }) => entity_token));
  const unchecked = parties.filter(({ token }) => !checked.has(token));
  if (unchecked.length === 0) return null;
  const title = `${counted(unchecked.length, 'party was', 'parties were')} never checked`;
  return {
    key: 'parties',
    icon: CircleHelp,
    title,
    note: named(unchecked.map(({ name }) => isolated(name))),
  };
}

function matchRemark({ alerts }: WeighedFacts): Omit<Remark, 'href'> | null {
  const confirmed = alerts.filter(
    ({ match, status, is_false_positive }) => match !== null && status === 'Resolved' && !is_false_positive,
  );
  if (confirmed.length === 0) return null;
  const declined = confirmed.filter(({ resolution_action }) => resolution_action === 'Decline').length;
  const names = named(
    confirmed.map(({ subject, category }) => `${subject ? isolated(subject.name) : 'Unnamed'} (${category})`),
  );
  return {
    key: 'alerts',
    icon: ShieldAlert,
    title: counted(confirmed.length, 'confirmed match', 'confirmed matches'),
    note: declined > 0 ? `${names}; ${declined} resolved with Decline` : names,
  };
}

/** The remarks for the approver; none for a closed case. */
export function remarksOf(facts: WeighedFacts): Remark[] {
  if (facts.of.status === 'Closed') return [];
  return [matchRemark(facts), checkRemark(facts), partyRemark(facts)].flatMap((remark) =>
    remark === null ? [] : [{ ...remark, href: `/cases/${facts.of.token}/${remark.key}` }],
  );
}
