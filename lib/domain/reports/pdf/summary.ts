import type { ReportHead, ReportListName } from '../schema.ts';
import { policiesInWords, tallyOf } from './brief.ts';
import { type Fields, isFields } from './fields.ts';
import { decisionSaid, resolutionSaid, topicSaid } from './said.ts';

interface Summarised {
  head: Pick<ReportHead, 'case'>;
  itemsOf(list: ReportListName): Iterable<Fields>;
}

/** "High (set manually, calculated score 17)": an override keeps the score. */
const riskOf = ({ risk_tier, risk_score, risk_tier_overridden }: ReportHead['case']): string | null =>
  risk_tier && `${risk_tier} (${risk_tier_overridden ? 'set manually, calculated score ' : ''}${risk_score})`;

/** The one that sets the tier of the case: the newest that is Active or Approved (API §6.4). */
function assessmentInEffect(assessments: Iterable<Fields>): Fields {
  return [...assessments]
    .filter(({ status }) => status === 'Active' || status === 'Approved')
    .reduce(
      (newest, each) => (String(each.created_at) < String(newest.created_at ?? '') ? newest : each),
      {},
    );
}

const overrideOf = ({ override_tier, override_justification, overriders }: Fields): Fields =>
  override_tier ? { override_justification, overridden_by: overriders } : {};

/** An override ends earlier approvals. */
function approvalOf(assessment: Fields): Fields {
  const { approved_tier, approved_by, approved_at, override_tier, policies_when_approved } = assessment;
  if (!approved_tier) return override_tier ? { risk_approved_by: 'nobody since the override' } : {};
  return { risk_approved_by: approved_by, risk_approved_at: approved_at, policies_when_approved };
}

/** "usr_1 · Ada": whoever closed the case, which its record does not say. */
function deciderOf(records: Iterable<Fields>): string | null {
  for (const { event_type, actor } of records)
    if (event_type === 'case.closed' && isFields(actor)) return `${String(actor.id)} · ${String(actor.name)}`;
  return null;
}

const fieldOf =
  (name: string) =>
  (item: Fields): unknown =>
    item[name];

/** What a reader looks for first. */
export function summaryOf({ head, itemsOf }: Summarised): Fields {
  const { status, decision, decision_summary, closed_at, policies_when_closed } = head.case;
  const inEffect = assessmentInEffect(itemsOf('risk_assessments'));
  return policiesInWords({
    status,
    decision: decisionSaid(decision),
    decided_by: decision && deciderOf(itemsOf('audit_records')),
    reason: decision_summary,
    closed_at,
    policies_when_closed,
    risk: riskOf(head.case),
    ...overrideOf(inEffect),
    ...approvalOf(inEffect),
    checks_by_status: tallyOf(itemsOf('checks'), fieldOf('status'), 'without a status'),
    checks_by_result: tallyOf(itemsOf('checks'), fieldOf('result'), 'without a result'),
    alerts_by_topic: tallyOf(itemsOf('alerts'), topicSaid, 'without a topic'),
    alerts_by_status: tallyOf(itemsOf('alerts'), fieldOf('status'), 'without a status'),
    resolutions: tallyOf(itemsOf('alerts'), resolutionSaid, 'Not yet resolved'),
  });
}
