import type { ReportedAlert } from '../schema.ts';
import { readable } from '../../readable.ts';
import { type Fields, isFields, present, without } from './fields.ts';
import { named, type Names } from './names.ts';
import { comparedSaid, proposedSaid, resolutionSaid } from './said.ts';
import { shownTime, wholeScore } from './words.ts';

// An alert for a reader: what was found, and who decided what, when and why.

/** The time first, because a name may be written from right to left. */
export const whenAndWho = (at: unknown, by: unknown, names: Names): string =>
  present([at && shownTime(String(at)), by && `by ${named(by, names)}`]).join(', ');

/** Whether one person proposed the decision and another one made it. */
export function isOfTwoPeople(item: Fields): boolean {
  const { proposal, resolved_by } = item as ReportedAlert; // as written by Pack.add
  return Boolean(proposal && resolved_by && proposal.proposed_by !== resolved_by);
}

function secondPersonIn({ proposal, resolved_by }: ReportedAlert, names: Names): string | null {
  if (!proposal) return resolved_by && 'None: one person decided';
  if (!resolved_by) return 'Not yet: a second person has to confirm the proposal';
  if (proposal.proposed_by === resolved_by) return 'None: the same person proposed and decided';
  return `Proposed by one person, decided by another\n${named(proposal.proposed_by, names)}\n${named(resolved_by, names)}`;
}

function proposalIn({ proposal }: ReportedAlert, alert: Fields, names: Names): Fields {
  if (!proposal) return {};
  return {
    proposal: proposedSaid(alert),
    reason_of_the_proposal: proposal.rationale,
    conditions_proposed: proposal.conditions,
    proposed: whenAndWho(proposal.proposed_at, proposal.proposed_by, names),
  };
}

/** Who decided what and why, and with which second person. */
function decisionOf(item: Fields, names: Names): Fields {
  const alert = item as ReportedAlert; // as written by Pack.add
  const { status, assigned_to, resolution_rationale, resolution_conditions, resolved_at, resolved_by } =
    alert;
  const undecided = {
    decision: `Not yet decided (${status})`,
    owner: assigned_to && named(assigned_to, names),
  };
  const decided = {
    decision: resolutionSaid(item),
    reason: resolution_rationale,
    conditions: resolution_conditions,
    decided: whenAndWho(resolved_at, resolved_by, names),
  };
  return {
    ...proposalIn(alert, item, names),
    ...(alert.resolution_action ? decided : undecided),
    second_person: secondPersonIn(alert, names),
  };
}

const pairOf = ({ given, found }: Fields): string => `given: ${given ?? '–'} · found: ${found ?? '–'}`;

/** What was given and what was found instead. */
function mismatchIn(evidence: unknown, summary: unknown): Fields {
  if (!isFields(evidence) || Array.isArray(evidence.names)) return {};
  const { findings, ...pair } = evidence;
  const said = (compared: Fields, sentence: unknown) => pairOf(comparedSaid(compared, sentence));
  if (!Array.isArray(findings) || findings.length === 0) return { compared: said(pair, summary) };
  const lines = findings
    .filter(isFields)
    .map(({ summary: sentence, ...each }) => `${readable(String(sentence))}\n${said(each, sentence)}`);
  return { compared: lines.join('\n') };
}

/** "Acme Limited on OFAC, entry 7, scores 90.61." with its score as it is shown elsewhere. */
const foundIn = ({ match, summary }: ReportedAlert): string =>
  match
    ? readable(summary).replace(`scores ${match.match_score}.`, `scores ${wholeScore(match.match_score)}.`)
    : readable(summary);

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** The rationale of a finding repeats its summary. */
const rationaleIn = ({ match, rationale }: ReportedAlert): string | null =>
  match && rationale ? sentence(readable(rationale)) : null;

const dueOf = ({ sla_status, sla_deadline, resolved_at }: ReportedAlert): string | null =>
  resolved_at ? null : `${shownTime(sla_deadline)} · ${sla_status}`;

/** Shown by the heading, beside it, or below as a comparison. */
const shownElsewhere = [
  'ai_assessment',
  'assigned_to',
  'case_name',
  'case_token',
  'category',
  'check_token',
  'check_tokens',
  'check_type_code',
  'created_at',
  'entity_token',
  'evidence',
  'held',
  'is_false_positive',
  'match',
  'match_score',
  'priority',
  'priority_score',
  'proposal',
  'rationale',
  'replaced_by',
  'resolution_action',
  'resolution_conditions',
  'resolution_rationale',
  'resolution_replaced_by',
  'resolved_at',
  'resolved_by',
  'sla_deadline',
  'sla_paused_at',
  'sla_status',
  'sla_warning_at',
  'snoozed_until',
  'status',
  'subject',
  'summary',
  'token',
  'type',
  'updated_at',
];

export function alertInBrief(item: Fields, names: Names): Fields {
  const alert = item as ReportedAlert; // as written by Pack.add
  const { summary, priority, priority_score, created_at, snoozed_until, ai_assessment } = alert;
  return {
    found: foundIn(alert),
    rationale: rationaleIn(alert),
    ...mismatchIn(alert.evidence, summary),
    ...decisionOf(item, names),
    priority: `${priority}, score ${wholeScore(priority_score)}`,
    raised: shownTime(created_at),
    due: dueOf(alert),
    snoozed_until,
    ai_assessment,
    ...without(item, shownElsewhere),
  };
}
