import { isInEffect, overrideStateOf } from '../../risk/approval.ts';
import type { RiskAssessment } from '../../risk/schema.ts';
import type { ReportedCase, ReportHead, ReportListName } from '../schema.ts';
import { isOfTwoPeople, whenAndWho } from './alert-in-brief.ts';
import { type Fields, isFields, present } from './fields.ts';
import { named, type Names } from './names.ts';
import { decisionSaid, resolutionSaid, topicSaid } from './said.ts';
import { outcomeOf } from './tables.ts';
import { wholeScore } from './words.ts';

interface Summarised {
  head: Pick<ReportHead, 'case'>;
  itemsOf(list: ReportListName): Iterable<Fields>;
}

/** "2 Refer, 14 Pass" as `{ total: 16, parts: '14 Pass, 2 Refer' }`, most frequent first. */
function tallyOf(
  items: Iterable<Fields>,
  valueOf: (item: Fields) => unknown,
): { total: number; parts: string } {
  const counts = new Map<string, number>();
  for (const item of items) {
    const value = String(valueOf(item));
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const parts = [...counts].toSorted((a, b) => b[1] - a[1]).map(([value, count]) => `${count} ${value}`);
  return { total, parts: parts.join(', ') };
}

const tallySaid = ({ total, parts }: ReturnType<typeof tallyOf>): string =>
  total === 0 ? 'none' : `${total}: ${parts}`;

/** "High (set manually, calculated score 17)": an override keeps the score. */
const riskOf = ({ risk_tier, risk_score, risk_tier_overridden }: ReportedCase): string | null =>
  risk_tier &&
  `${risk_tier} (${risk_tier_overridden ? 'set manually, calculated score' : 'score'} ${wholeScore(risk_score ?? 0)})`;

/** Packs list the oldest first. */
const assessmentInEffect = (assessments: Iterable<Fields>): RiskAssessment | undefined =>
  [...(assessments as Iterable<RiskAssessment & Fields>)] // as the API presents them
    .findLast(isInEffect);

/** Who set the tier manually and why, and who approved it. */
function riskDecisionsOn(assessment: RiskAssessment, names: Names): Fields {
  const { override_justification, overriders, approved_tier, approved_by, approved_at } = assessment;
  const state = overrideStateOf(assessment);
  const override = { override_justification, overridden_by: overriders };
  if (state === 'waiting' || state === 'needs calculation')
    return { ...override, risk_approved: 'by nobody since the override' };
  return {
    ...(state === 'approved' && override),
    ...(approved_tier && { risk_approved: whenAndWho(approved_at, approved_by, names) }),
  };
}

/** Whoever closed the case, which its record does not say. */
function deciderOf(records: Iterable<Fields>): string | null {
  for (const { event_type, actor } of records)
    if (event_type === 'case.closed' && isFields(actor)) return String(actor.id);
  return null;
}

function decisionOn({ head, itemsOf }: Summarised, names: Names): Fields {
  const { status, decision, decision_summary, closed_at, assigned_to } = head.case;
  if (!decision)
    return {
      decision: `Not yet decided (${status})`,
      owner: assigned_to && named(assigned_to, names),
    };
  const decider = deciderOf(itemsOf('audit_records'));
  return {
    decision: decisionSaid(decision),
    reason: decision_summary,
    decided: whenAndWho(closed_at, decider, names),
  };
}

const alertsOf = (items: () => Iterable<Fields>): string =>
  present([
    tallySaid(tallyOf(items(), topicSaid)),
    tallyOf(items(), (alert) => resolutionSaid(alert) ?? 'not yet decided').parts,
  ]).join('\n');

/** How many decisions on alerts two people made. Reads alert by alert, because their evidence may be large. */
function secondPersonIn(alerts: Iterable<Fields>): string | null {
  let [decided, ofTwo] = [0, 0];
  for (const alert of alerts) {
    if (!alert.resolution_action) continue;
    decided += 1;
    if (isOfTwoPeople(alert)) ofTwo += 1;
  }
  return decided === 0 ? null : `${ofTwo} of ${decided} decisions on alerts were made by two people`;
}

/** What a reader looks for first: what was found and decided, by whom and when. */
export function summaryOf(input: Summarised, names: Names): Fields {
  const { head, itemsOf } = input;
  const inEffect = assessmentInEffect(itemsOf('risk_assessments'));
  return {
    ...decisionOn(input, names),
    risk: riskOf(head.case),
    ...(inEffect && riskDecisionsOn(inEffect, names)),
    checks: tallySaid(tallyOf(itemsOf('checks'), (check) => outcomeOf(check).toLowerCase())),
    alerts: alertsOf(() => itemsOf('alerts')),
    second_person: secondPersonIn(itemsOf('alerts')),
  };
}
