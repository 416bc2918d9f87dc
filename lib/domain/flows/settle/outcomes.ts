import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInDay } from 'date-fns/constants';
import type { Check, FlowParty } from '@/generated/prisma/client';
import type { AlertOfCheck } from '@/lib/domain/alerts/present';
import type { CheckAction } from '@/lib/domain/checks/moves';
import type { CheckOutcome, Finding } from '@/lib/domain/checks/outcome';
import type { CheckMove } from '@/lib/domain/checks/walk';
import type { Policy } from '@/lib/domain/policies/policy';
import type { RegistryCompany } from '@/lib/domain/providers/provider';
import { namesOfChecks } from '@/lib/domain/check-names';
import type { FlowFindings } from '../json-columns';
import type { CallOutcome } from '../calls';

/** In Progress: a provider will be called for the check. */
export const isDue = (check: Check): boolean => check.status === 'In Progress';

interface EndedCheck {
  check: Check;
  provider: string;
  retries: number;
  /** Set for a check that will be retried. */
  retryInMs: number | null;
  isWorking: boolean;
  /** Null if the provider failed or is still working. */
  outcome: CheckOutcome | null;
}

export const isWaiting = ({ answer }: CallOutcome, check: Check) =>
  answer?.waiting?.some((code) => code === check.type_code) ?? false;

const endedChecks = (calls: readonly CallOutcome[]): EndedCheck[] =>
  calls.flatMap((call) =>
    call.checks
      .filter((check) => !isWaiting(call, check))
      .map((check) => ({
        check,
        provider: call.provider.name,
        retries: call.retries,
        retryInMs: call.retryInMs,
        isWorking: call.answer?.working !== undefined,
        outcome: call.answer?.outcomes.find((each) => each.type_code === check.type_code) ?? null,
      })),
  );

const waitingChecks = (calls: readonly CallOutcome[]): Check[] =>
  calls.flatMap((call) => call.checks.filter((check) => isWaiting(call, check)));

export interface CheckFinding {
  party: FlowParty;
  check: Check;
  /** Further checks that are settled with it. */
  settles: readonly Check[];
  finding: Finding;
}

const saidOf: Partial<Record<NonNullable<CallOutcome['failure']>, string>> = {
  refused: 'refused to answer',
  invalid_answer: 'gave an invalid answer',
};

/** One alert for a provider that failed, even if several checks have no answer. */
function failureOf({ party, provider, checks, failure }: CallOutcome): CheckFinding[] {
  const [check] = checks;
  if (!check) return [];
  const names = namesOfChecks(checks.map((each) => each.type_code));
  const said = (failure && saidOf[failure]) ?? 'did not answer';
  const summary = `${provider.name} ${said}. Not checked: ${names}.`;
  const finding: Finding = { type: 'System', category: 'API Failure', cause: 'no_answer', summary };
  return [{ party, check, settles: checks, finding }];
}

const foundBy = (call: CallOutcome): CheckFinding[] =>
  endedChecks([call]).flatMap(({ check, outcome }) =>
    (outcome?.findings ?? []).map((finding) => ({
      party: call.party,
      check,
      settles: call.checks.filter(({ type_code }) => finding.settles?.some((code) => code === type_code)),
      finding,
    })),
  );

/** A caller waits for a sync flow, so it ends with the results that it has. */
export const withoutPlans = (calls: readonly CallOutcome[]): CallOutcome[] =>
  calls.map((call) => ({ ...call, retryInMs: null }));

/** Excludes checks that were cancelled, waived or ended by another worker during the provider call. */
export function callsStillDue(calls: readonly CallOutcome[], current: readonly Check[]): CallOutcome[] {
  const due = new Set(current.filter(isDue).map(({ token }) => token));
  return calls
    .map((call) => ({ ...call, checks: call.checks.filter(({ token }) => due.has(token)) }))
    .filter(({ checks }) => checks.length > 0);
}

type RaisedAlert = Pick<AlertOfCheck, 'check_token' | 'cause' | 'status'>;

/**
 * A finding repeated after a retry already has its alert. If that alert is resolved, the finding is new,
 * because it has not been decided.
 */
export function unraised(found: readonly CheckFinding[], raised: readonly RaisedAlert[]): CheckFinding[] {
  return found.flatMap((each) => {
    const { finding, check } = each;
    const causes = [finding.cause, ...raised.map((_, n) => `${finding.cause} ${n + 2}`)];
    const before = raised.filter(
      ({ check_token, cause }) => check_token === check.token && causes.includes(cause ?? ''),
    );
    if (before.some(({ status }) => status !== 'Resolved')) return [];
    return [{ ...each, finding: { ...finding, cause: causes[before.length] ?? finding.cause } }];
  });
}

/** Includes calls whose provider is still working. */
const isUnanswered = ({ answer }: CallOutcome): boolean => answer === null || answer.working !== undefined;

export function findingsOfCalls(calls: readonly CallOutcome[]): CheckFinding[] {
  const failed = calls.filter((call) => isUnanswered(call) && call.retryInMs === null);
  return [...calls.flatMap(foundBy), ...failed.flatMap(failureOf)];
}

/** A Pass may be reused for as long as the project's policy says (API §7.6). */
function validUntil({ result, type_code }: CheckOutcome, policy: Policy, now: Date): Date | null {
  const days = result === 'Pass' ? policy.reuse_days[type_code] : 0;
  return days > 0 ? addMilliseconds(now, days * millisecondsInDay) : null;
}

const retried = (times: number): CheckAction[] =>
  Array.from({ length: times }, (): CheckAction[] => ['plan_retry', 'retry_planned', 'start']).flat();

function endingOf(outcome: CheckOutcome | null): CheckAction {
  if (!outcome) return 'fail';
  return outcome.waive_reason ? 'exempt' : 'finish';
}

function plannedRetry({ check, provider, retries, isWorking }: EndedCheck, retry_at: Date): CheckMove {
  const planned = isWorking ? 'ask_later' : 'plan_retry';
  const [first = planned, ...others]: CheckAction[] = [...retried(retries), planned];
  return { check, actions: [first, ...others], change: { provider, retry_at } };
}

/** A check without an answer fails and refers: it never counts as a pass (API §3.9). */
function endingMove(
  ended: EndedCheck,
  found: ReadonlyMap<string, readonly CheckFinding[]>,
  policy: Policy,
  now: Date,
): CheckMove {
  const { check, provider, retries, retryInMs, outcome } = ended;
  if (retryInMs !== null) return plannedRetry(ended, addMilliseconds(now, retryInMs));
  const alerts_generated = check.alerts_generated + (found.get(check.token)?.length ?? 0);
  const [first = 'fail', ...others]: CheckAction[] = [...retried(retries), endingOf(outcome)];
  const actions: CheckMove['actions'] = [first, ...others];
  if (!outcome) return { check, actions, change: { provider, alerts_generated, result: 'Refer' } };
  const { result, result_data, waive_reason } = outcome;
  const valid_until = validUntil(outcome, policy, now);
  const change = { provider, alerts_generated, result, result_data, valid_until };
  return { check, actions, change: { ...change, ...(waive_reason && { waive_reason }) } };
}

const waitingMove = (check: Check): CheckMove => ({
  check,
  actions: [check.type_code === 'IDV_BIOMETRIC' ? 'await_client' : 'await_document'],
});

/**
 * `current` are the checks as stored now, which may have changed since the calls began; `findings` are those
 * to raise.
 */
export function movesOfCalls(
  calls: readonly CallOutcome[],
  findings: readonly CheckFinding[],
  current: readonly Check[],
  policy: Policy,
  now: Date,
): CheckMove[] {
  const found = Map.groupBy(findings, (each) => each.check.token);
  const byToken = new Map(current.map((check) => [check.token, check]));
  const stored = (check: Check) => byToken.get(check.token) ?? check;
  return [
    ...endedChecks(calls).map((ended) =>
      endingMove({ ...ended, check: stored(ended.check) }, found, policy, now),
    ),
    ...waitingChecks(calls).map((check) => waitingMove(stored(check))),
  ];
}

export const companyOfCalls = (calls: readonly CallOutcome[]): RegistryCompany | undefined =>
  calls.map(({ answer }) => answer?.company).find((company) => company !== undefined);

export function flowFindingsOf(calls: readonly CallOutcome[]): FlowFindings {
  const company = companyOfCalls(calls);
  return company ? { company } : {};
}
