import { countriesInWords, countryName, isOfCountries } from '../../country-names.ts';
import { type Fields, isFields, itemsIn, present, without } from './fields.ts';
import { comparedSaid, countriesSaid, decisionSaid, proposalSaid, resolutionSaid } from './said.ts';
import { labelOf, shownNumber, shownTime, wordsOf } from './words.ts';

// The fields of an item that a reader needs, in order. The JSON of the pack has all of them.

const verdictWords: Record<string, string> = {
  agree: 'agrees',
  near: 'is similar',
  conflict: 'conflicts',
  missing: 'is missing',
};

const signed = (points: unknown) => (Number(points) > 0 ? `+${points}` : String(points));

/** "Name agrees (Acme Ltd, Acme Limited; another legal form): +61.2" */
function reasonOf({ feature, query, candidate, verdict, contribution, note }: Fields): string {
  const values = [...new Set([query, candidate])]
    .filter((value) => value !== null && value !== undefined)
    .join(', ');
  const compared = isOfCountries(String(feature)) ? countryName(values) : values;
  const beside = [compared, note].filter(Boolean).join('; ');
  const judged = verdictWords[String(verdict)] ?? String(verdict);
  return `${labelOf(String(feature))} ${judged}${beside ? ` (${beside})` : ''}: ${signed(contribution)}`;
}

/** The reasons of a match in words, without the rarity of each word. */
const matchInWords = (match: unknown): unknown =>
  isFields(match)
    ? {
        ...without(match, ['explanation', 'words', 'categories', 'category', 'match_score']),
        how_the_score_was_calculated: itemsIn(match.explanation).map(reasonOf).join('\n'),
      }
    : match;

const listInWords = ({ name, version, updated_at, list_entry_id, ...others }: Fields): string =>
  present([
    name,
    version && `version ${String(version)}`,
    updated_at && `as of ${shownTime(String(updated_at))}`,
    list_entry_id && `entry ${String(list_entry_id)}`,
    ...Object.entries(others).map(([field, value]) => value && `${wordsOf(field)}: ${String(value)}`),
  ]).join(' · ');

const listsInWords = (lists: unknown) => itemsIn(lists).map(listInWords).join('\n');

/** The kind first, because a name may be written from right to left. */
const listedName = ({ name, kind, quality }: Fields): string =>
  `${String(kind)}${quality === 'weak' ? ', weak' : ''}: ${String(name)}`;

function evidenceInWords(evidence: unknown, sentence: unknown): unknown {
  if (!isFields(evidence)) return evidence;
  if (!Array.isArray(evidence.names)) return comparedSaid(evidence, sentence);
  return {
    ...evidence,
    names: itemsIn(evidence.names).map(listedName).join('\n'),
    lists: listsInWords(evidence.lists),
  };
}

const versionInWords = ({ kind, version }: Fields): string =>
  `${labelOf(String(kind))}: ${version === 0 ? 'Probity’s default' : `version ${String(version)}`}`;

/** "Screening: version 2; Alert SLA: Probity’s default" in place of each list of versions. */
export const policiesInWords = (item: Fields): Fields =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      name.startsWith('policies_when_') ? itemsIn(value).map(versionInWords).join('; ') : value,
    ]),
  );

/** Already shown by the heading, or by the table of all checks. */
const saidOfChecks = [
  'case_token',
  'category',
  'created_at',
  'entity_token',
  'execution_method',
  'result',
  'status',
  'updated_at',
];

/** Each match that needs a decision is an alert, which shows it completely. */
function checkInBrief({ type_code, result_data, ...check }: Fields): Fields {
  const said = { type: type_code, ...without(check, saidOfChecks) };
  if (!isFields(result_data)) return said;
  const { matches, lists, query, ...others } = result_data;
  return {
    ...others,
    ...(Array.isArray(matches) ? { matches: matches.length } : {}),
    searched_for: query,
    searched_lists: listsInWords(lists),
    ...said,
  };
}

/** Already shown by the heading. */
const saidOfAlerts = ['case_token', 'case_name', 'category', 'entity_token', 'type'];

function alertInBrief(alert: Fields): Fields {
  const {
    subject,
    rationale,
    summary,
    match,
    match_score,
    evidence,
    proposal: _proposal,
    priority,
    priority_score,
    status: _status,
    sla_status,
    sla_deadline,
    sla_warning_at,
    sla_paused_at: _paused,
    check_token,
    check_tokens,
    check_type_code: _code,
    resolution_action: _action,
    resolution_rationale,
    resolution_conditions,
    resolution_replaced_by,
    resolved_by,
    resolved_at,
    is_false_positive: _verdict,
    ...others
  } = alert;
  return {
    ...(isFields(subject) && { subject: `${String(subject.type)}: ${String(subject.name)}` }),
    rationale: typeof rationale === 'string' ? countriesInWords(rationale) : rationale,
    summary,
    resolution: resolutionSaid(alert),
    resolution_rationale,
    resolution_conditions,
    resolution_replaced_by,
    resolved_by,
    resolved_at,
    proposal: proposalSaid(alert),
    priority: `${String(priority)}, score ${String(priority_score)}`,
    match_score,
    match: matchInWords(match),
    evidence: evidenceInWords(evidence, summary),
    ...without(others, saidOfAlerts),
    checks: Array.isArray(check_tokens) && check_tokens.length > 0 ? check_tokens : check_token,
    SLA: present([sla_status, `due ${shownTime(String(sla_deadline))}`]).join(', '),
    SLA_warning: sla_warning_at,
  };
}

const shareOf = ({ ownership_percentage, name, entity_token }: Fields): string =>
  present([
    typeof ownership_percentage === 'number' ? `${shownNumber(ownership_percentage)}%` : null,
    entity_token,
    name,
  ]).join(' · ');

/** Names the statuses that each number covers, because the overview of the pack counts each status. */
const checksInWords = ({ total, complete, pending, failed }: Fields): string =>
  [
    `${String(total)} in all`,
    `${String(complete)} complete, waived or reused`,
    `${String(pending)} pending`,
    `${String(failed)} failed or cancelled`,
  ].join('; ');

function entityInBrief(entity: Fields): Fields {
  const { first_name, last_name, full_name, company_name, address, owners, ...others } = entity;
  const { checks_summary: checks, alerts_summary: alerts, ...rest } = others;
  return {
    name: full_name ?? company_name ?? present([first_name, last_name]).join(' '),
    ...without(rest, ['role']),
    address: isFields(address)
      ? present(
          ['line1', 'line2', 'city', 'state', 'postal_code', 'country'].map(
            (part) => countriesSaid(address)[part],
          ),
        ).join(', ')
      : address,
    owners: itemsIn(owners).map(shareOf).join('\n'),
    ...(isFields(checks) && {
      checks: checksInWords(checks),
    }),
    ...(isFields(alerts) && { alerts: `${alerts.total}, ${alerts.open} open` }),
  };
}

const flowInBrief = (flow: Fields): Fields => ({ ...flow, lists: listsInWords(flow.lists) });

function commentInBrief({ author, body, decision, updated_at, created_at, ...comment }: Fields): Fields {
  return {
    text: body,
    decision: decisionSaid(decision),
    author: isFields(author) ? present([author.user_id, author.name]).join(' · ') : author,
    ...without(comment, ['case_token', 'type']),
    ...(updated_at !== created_at && { edited_at: updated_at }),
  };
}

/** Its dimensions are shown in a table. */
const assessmentInBrief = (assessment: Fields): Fields => without(assessment, ['dimensions', 'case_token']);

const briefs = {
  case: ({ decision, ...record }) => ({ decision: decisionSaid(decision), ...record }),
  checks: checkInBrief,
  alerts: alertInBrief,
  entities: entityInBrief,
  flows: flowInBrief,
  comments: commentInBrief,
  risk_assessments: assessmentInBrief,
} satisfies Record<string, (item: Fields) => Fields>;

export const inBrief = (list: keyof typeof briefs, item: Fields): Fields =>
  policiesInWords(countriesSaid(briefs[list](item)));

/** `{ Refer: 2, Pass: 14 }` → "16: 14 Pass; 2 Refer". */
export function tallyOf(items: Iterable<Fields>, valueOf: (item: Fields) => unknown, none: string): string {
  const counts = new Map<string, number>();
  for (const item of items) {
    const value = String(valueOf(item) ?? none);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const parts = [...counts].toSorted((a, b) => b[1] - a[1]).map(([value, count]) => `${count} ${value}`);
  return total === 0 ? 'none' : `${total}: ${parts.join('; ')}`;
}
