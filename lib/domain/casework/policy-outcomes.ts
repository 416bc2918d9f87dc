import { addDays } from 'date-fns/addDays';
import { max } from 'date-fns/max';
import { needsSecondEyes } from '@/lib/domain/alerts/four-eyes';
import { slaPausesOf } from '@/lib/domain/cases/sla-pauses';
import { screeningCheckOf } from '@/lib/domain/checks/schema';
import { priorityOf } from '@/lib/domain/policies/alert-priority';
import { type Policy, requiredCategories } from '@/lib/domain/policies/policy';
import type { PolicyOutcome, PolicyKind } from '@/lib/domain/policies/schema';
import type { PolicySet } from '@/lib/domain/policies/service/compare-draft';
import {
  alertClock,
  alertSla,
  caseClock,
  caseSla,
  type NullableSla,
  resumedAlertSla,
  resumedCaseSla,
  type SlaPause,
  slaStatus,
} from '@/lib/domain/policies/sla';
import { RiskFacts } from '@/lib/domain/risk/schema';
import { scoreRisk } from '@/lib/domain/risk/score';
import { type AlertCategory, type CaseType, Priority, SlaStatus } from '@/lib/domain/words';
import type { Environment } from '@/lib/platform/context';
import type { PastCase } from './past-cases';
import { isStraightThrough, wasClosedBySystem } from './straight-through';

/** The policies that a case is evaluated with. */
export interface PolicyBasis extends PolicySet {
  environment: Environment;
  now: Date;
}

const only = (outcome: string): PolicyOutcome => ({ outcome, score: null });

// Text columns that only their folders write, with words of these schemas.
const typeOf = ({ record }: PastCase) => record.type as CaseType;
const categoryOf = (alert: PastCase['alerts'][number]) => alert.category as AlertCategory;

/** The first value of `order` that occurs. */
const firstOf = <Word extends string>(order: readonly Word[], words: readonly Word[], none: string): string =>
  order.find((word) => words.includes(word)) ?? none;

function tierOf({ assessment }: PastCase, { risk_model }: PolicyBasis): PolicyOutcome {
  if (!assessment) return only('Not assessed');
  const { tier, overall_score } = scoreRisk(RiskFacts.parse(assessment.facts), risk_model);
  return { outcome: tier, score: overall_score };
}

const worstFirst = SlaStatus.options.toReversed();

/** The pauses in which the alert waited: a resolved alert keeps the deadline that it had. */
const pausesOf = (alert: PastCase['alerts'][number], record: PastCase['record']): SlaPause[] =>
  slaPausesOf(record)
    .filter(({ to }) => to > alert.created_at && (alert.resolved_at === null || to <= alert.resolved_at))
    .map(({ from, to }) => ({ from: max([from, alert.created_at]), to }));

function alertSlaOf(past: PastCase, { policy, now }: PolicyBasis): PolicyOutcome {
  const statuses = past.alerts.map((alert) => {
    const opened = alertSla(typeOf(past), Priority.parse(alert.priority), alert.created_at, policy);
    const sla = pausesOf(alert, past.record).reduce(resumedAlertSla, opened);
    return slaStatus({ ...sla, now: alertClock(alert, now) });
  });
  return only(firstOf(worstFirst, statuses, 'No alerts'));
}

function caseSlaOf(past: PastCase, { policy, now }: PolicyBasis): PolicyOutcome {
  const { record } = past;
  const opened: NullableSla | null = caseSla(typeOf(past), record.created_at, policy);
  if (!opened) return only('No deadline');
  const sla = slaPausesOf(record).reduce((before, pause) => resumedCaseSla(before, pause, policy), opened);
  return only(slaStatus({ ...sla, now: caseClock(record, now) }));
}

const pointsOf = (alert: PastCase['alerts'][number], policy: Policy) =>
  priorityOf(categoryOf(alert), alert.match_score?.toNumber() ?? null, policy);

function highestPriorityOf({ alerts }: PastCase, { policy }: PolicyBasis): PolicyOutcome {
  const judged = alerts.map((alert) => pointsOf(alert, policy));
  if (judged.length === 0) return only('No alerts');
  const outcome = firstOf(
    Priority.options,
    judged.map(({ priority }) => priority),
    'No alerts',
  );
  return { outcome, score: Math.max(...judged.map(({ priority_score }) => priority_score)) };
}

const clearing = { action: 'Approve', is_false_positive: true } as const;

function eyesOf({ alerts, assessment }: PastCase, { policy }: PolicyBasis): PolicyOutcome {
  const { critical_false_positive, risk_override } = policy.four_eyes;
  const isGrave = alerts.some((alert) =>
    needsSecondEyes({ category: categoryOf(alert), priority: Priority.parse(alert.priority) }, clearing),
  );
  const isOverridden = (assessment?.override_tier ?? null) !== null;
  const needsTwo = (critical_false_positive && isGrave) || (risk_override && isOverridden);
  return only(needsTwo ? 'Two people' : 'One person');
}

/** Matches under the threshold of their day were not kept, so a lower threshold shows none of them. */
function screeningOf({ alerts, checks }: PastCase, { policy, environment }: PolicyBasis): PolicyOutcome {
  const required: readonly string[] = requiredCategories(policy, environment).map(
    (category) => screeningCheckOf[category],
  );
  const isUncovered = checks.some(
    ({ type_code, waive_reason }) => waive_reason === 'Not applicable' && required.includes(type_code),
  );
  if (isUncovered) return only('Missing cover');
  const scores = alerts.flatMap(({ match_score }) => match_score?.toNumber() ?? []);
  return only(scores.some((score) => score >= policy.match_threshold) ? 'Match' : 'No match');
}

function reuseOf({ checks }: PastCase, { policy }: PolicyBasis): PolicyOutcome {
  const reused = checks.filter(
    ({ type_code, created_at, passed_before }) =>
      passed_before !== null && addDays(passed_before, policy.reuse_days[type_code]) > created_at,
  );
  return only(reused.length === 0 ? 'Nothing reused' : `${reused.length} reused`);
}

function retentionOf({ record: { closed_at } }: PastCase, { policy, now }: PolicyBasis): PolicyOutcome {
  if (closed_at === null) return only('Not closed');
  return only(addDays(closed_at, policy.retention.closed_case_days) <= now ? 'Past its retention' : 'Kept');
}

/** Facts by which the system closed a case no longer apply to it. */
function straightThroughOf(past: PastCase, { policy }: PolicyBasis): PolicyOutcome {
  const unresolvedAlerts = past.alerts.filter(({ status }) => status !== 'Resolved').length;
  const meets = wasClosedBySystem(past) || isStraightThrough({ ...past, unresolvedAlerts });
  return only(policy.straight_through && meets ? 'Closed by the system' : 'Left to a person');
}

/** The outcome of a past case under each kind of policy (API §5.11). Changes nothing. */
export const outcomeBy: Record<PolicyKind, (past: PastCase, basis: PolicyBasis) => PolicyOutcome> = {
  risk_model: tierOf,
  alert_sla: alertSlaOf,
  case_sla: caseSlaOf,
  priority: highestPriorityOf,
  four_eyes: eyesOf,
  screening: screeningOf,
  reuse: reuseOf,
  retention: retentionOf,
  straight_through: straightThroughOf,
  // The journey only affects people who come later.
  journey: () => only('As before'),
};
