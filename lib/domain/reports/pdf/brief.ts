import type { ReportedCase, ReportedRiskAssessment } from '../schema.ts';
import type { Check } from '../../checks/schema.ts';
import type { OwnedEntity } from '../../entities/schema.ts';
import { countryName } from '../../country-names.ts';
import { policyKindName } from '../../policies/kind-names.ts';
import { readable } from '../../readable.ts';
import { factsInWords } from '../../risk/fact-words.ts';
import { assessmentWord, pathName, reviewedEvery } from '../../risk/names.ts';
import type { RiskFacts } from '../../risk/schema.ts';
import { resultWord } from '../../check-words.ts';
import { type Fields, isFields, itemsIn, present, without } from './fields.ts';
import { named, type Names } from './names.ts';
import { countriesSaid } from './said.ts';
import { labelOf, shownNumber, shownTime, wholeScore, wordsOf } from './words.ts';

// The fields of an item that a reader needs, in order. The JSON of the pack has all of them.

const listInWords = ({ name, version, updated_at, list_entry_id, source_url, ...others }: Fields): string =>
  present([
    name,
    version && `version ${shownTime(String(version))}`,
    updated_at && `as of ${shownTime(String(updated_at))}`,
    list_entry_id && `entry ${String(list_entry_id)}`,
    ...Object.entries(others).map(([field, value]) => value && `${wordsOf(field)}: ${String(value)}`),
    source_url,
  ]).join(' · ');

export const listsInWords = (lists: unknown) => itemsIn(lists).map(listInWords).join('\n');

const policyNames: ReadonlyMap<string, string> = new Map(Object.entries(policyKindName));

const versionInWords = ({ kind, version }: Fields): string =>
  `${policyNames.get(String(kind)) ?? labelOf(String(kind))}: ${version === 0 ? 'Probity’s default' : `version ${String(version)}`}`;

/** "Screening: version 2; Alert deadlines: Probity’s default" in place of each list of versions. */
export const policiesInWords = (item: Fields): Fields =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      name.startsWith('policies_when_') ? itemsIn(value).map(versionInWords).join('; ') : value,
    ]),
  );

/** Shown on the first page, by the sections, or without a meaning for a reader. */
const saidOfCases = [
  'assigned_to',
  'closed_at',
  'created_at',
  'decision',
  'decision_summary',
  'entity_category',
  'flow_token',
  'name',
  'open_alerts_count',
  'primary_entity_token',
  'risk_score',
  'risk_tier',
  'risk_tier_overridden',
  'sla_deadline',
  'sla_status',
  'status',
  'token',
  'total_entities_count',
  'type',
  'updated_at',
];

function caseInBrief(item: Fields, names: Names): Fields {
  const record = item as ReportedCase; // the head's
  const { type, created_at, closed_at, assigned_to, sla_deadline, sla_status } = record;
  return {
    type,
    subject: record.primary_entity_token && named(record.primary_entity_token, names),
    opened: created_at,
    closed: closed_at,
    owner: assigned_to && named(assigned_to, names),
    due: closed_at || !sla_deadline ? null : `${shownTime(sla_deadline)} · ${sla_status}`,
    ...without(item, saidOfCases),
  };
}

/** "Zefir Papierstadt · person · Austria · 1 Jan 1966" */
const queryInWords = (query: unknown): string =>
  isFields(query)
    ? present([
        query.name,
        query.entity_type,
        ...present([query.nationality, query.country]).map(countryName),
        shownTime(present([query.date_of_birth]).join('')),
        query.gender,
        ...(Array.isArray(query.identifiers) ? query.identifiers : []),
      ]).join(' · ')
    : '';

const matchesInWords = (matches: unknown, best: unknown): string | null =>
  typeof matches === 'number' && matches > 0
    ? `${matches}, the best with the score ${wholeScore(best)}`
    : null;

/** Said by the result, or not for readers. */
const saidByResult = [
  'best_score',
  'decision',
  'found',
  'lists',
  'matches',
  'query',
  'reasons',
  'sandbox',
  'verified',
];

const settledInWords = ({ settled }: Check, names: Names): string | null =>
  settled ? `${resultWord[settled.result]}, ${shownTime(settled.at)}, by ${named(settled.by, names)}` : null;

function checkInBrief(item: Fields, names: Names): Fields {
  const check = item as Check; // as written by Pack.add
  const { matches, best_score, lists, query, reasons } = check.result_data;
  return {
    found: Array.isArray(reasons) ? reasons.map((reason) => readable(String(reason))).join('\n') : '',
    matches: matchesInWords(matches, best_score),
    ...without(check.result_data, saidByResult),
    settled: settledInWords(check, names),
    reason_of_the_waiver: check.waive_reason,
    searched_for: queryInWords(query),
    searched_lists: listsInWords(lists),
    source: check.provider,
    valid_until: check.valid_until,
    tries: check.retry_count > 0 ? check.retry_count + 1 : null,
    ended: check.completed_at,
  };
}

const shareOf = ({ ownership_percentage, name }: Fields): string =>
  present([
    typeof ownership_percentage === 'number' ? `${shownNumber(ownership_percentage)}%` : null,
    name,
  ]).join(' · ');

const addressInWords = (address: unknown): unknown =>
  isFields(address)
    ? present(
        ['line1', 'line2', 'city', 'state', 'postal_code', 'country'].map(
          (part) => countriesSaid(address)[part],
        ),
      ).join(', ')
    : address;

/** Names the statuses that each number covers. */
const checksInWords = ({ total, complete, pending, failed }: OwnedEntity['checks_summary']): string =>
  total === 0
    ? 'none'
    : present(
        [
          `${total} in all`,
          complete > 0 && `${complete} complete, waived or reused`,
          pending > 0 && `${pending} pending`,
          failed > 0 && `${failed} failed or cancelled`,
        ].filter(Boolean),
      ).join('; ');

const alertsInWords = ({ total, open }: OwnedEntity['alerts_summary']): string =>
  total === 0 ? 'none' : `${total}, ${open} to resolve`;

/** Said by the heading, or in other words. */
const saidOfEntities = [
  'address',
  'alerts_summary',
  'checks_summary',
  'company_name',
  'created_at',
  'first_name',
  'full_name',
  'last_name',
  'monitored',
  'owners',
  'role',
  'token',
  'updated_at',
];

function entityInBrief(item: Fields): Fields {
  const entity = item as OwnedEntity; // as written by Pack.add
  return {
    ...without(item, saidOfEntities),
    address: addressInWords(entity.address),
    owners: itemsIn(entity.owners).map(shareOf).join('\n'),
    checks: checksInWords(entity.checks_summary),
    alerts: alertsInWords(entity.alerts_summary),
    monitoring: entity.monitored ? 'screened again as lists change' : null,
    recorded: entity.created_at,
  };
}

const flowInBrief = ({ lists, created_at, completed_at }: Fields): Fields => ({
  lists: listsInWords(lists),
  started: created_at,
  ended: completed_at,
});

function commentInBrief({ body, updated_at, created_at, ...comment }: Fields): Fields {
  const said = ['author', 'case_token', 'decision', 'token', 'type'];
  return {
    text: body,
    ...without(comment, said),
    ...(updated_at !== created_at && { edited: updated_at }),
  };
}

/** Its dimensions are shown in a table. */
const saidOfAssessments = [
  'case_token',
  'dimensions',
  'due_diligence_path',
  'effective_tier',
  'facts',
  'overall_score',
  'status',
  'review_frequency',
  'tier',
  'token',
  'updated_at',
];

function assessmentInBrief(item: Fields): Fields {
  const assessment = item as ReportedRiskAssessment; // as written by Pack.add
  const { tier, effective_tier, overall_score, status, due_diligence_path, created_at } = assessment;
  return {
    state: assessmentWord[status],
    tier: effective_tier,
    calculated: `${tier}, score ${wholeScore(overall_score)}`,
    path: pathName[due_diligence_path],
    review: reviewedEvery(assessment.review_frequency),
    ...without(item, [...saidOfAssessments, 'created_at']),
    assessed: created_at,
    facts: factsInWords(assessment.facts as Partial<RiskFacts>) /* as stored with it */,
  };
}

const briefs = {
  case: caseInBrief,
  checks: checkInBrief,
  entities: entityInBrief,
  flows: flowInBrief,
  comments: commentInBrief,
  risk_assessments: assessmentInBrief,
} satisfies Record<string, (item: Fields, names: Names) => Fields>;

export const inBrief = (list: keyof typeof briefs, item: Fields, names: Names): Fields =>
  policiesInWords(countriesSaid(briefs[list](item, names)));
