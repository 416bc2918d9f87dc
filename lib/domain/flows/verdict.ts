import type { Check, FlowParty } from '@/generated/prisma/client';
import { settlementIn, settling } from '@/lib/domain/alerts/clearing';
import type { AlertOfCheck } from '@/lib/domain/alerts/present';
import type { CheckSettlement } from '@/lib/domain/checks/schema';
import type { VerificationStatus } from '@/lib/domain/entities/schema';
import { timestamp } from '@/lib/domain/present';
import type { CheckResult } from '@/lib/domain/words';
import type { Verdict } from './schema';

export type JudgedCheck = Pick<Check, 'token' | 'status' | 'result'>;
export type JudgedAlert = Pick<
  AlertOfCheck,
  'category' | 'status' | 'is_false_positive' | 'resolution_action' | 'check_token' | 'check_tokens'
>;

const isResolved = ({ status }: JudgedAlert) => status === 'Resolved';

const isConfirmedSanction = (alert: JudgedAlert) =>
  alert.category === 'Sanctions Hit' && isResolved(alert) && !alert.is_false_positive;

const isUnanswered = ({ status }: JudgedCheck) => status === 'Failed' || status === 'Cancelled';

/**
 * Result before the alerts are resolved: null while it has none, and for a waived check. A check that ended
 * without an answer refers.
 */
export function ownResult(check: JudgedCheck): CheckResult | null {
  if (check.status === 'Waived') return null;
  return isUnanswered(check) ? 'Refer' : (check.result as CheckResult | null); // a column that only the checks folder writes
}

/**
 * Result by the resolutions of its alerts, once all are resolved. Null before, and if they decide nothing.
 */
function settledResult(check: JudgedCheck, alerts: readonly JudgedAlert[]): ReturnType<typeof settlementIn> {
  const own = ownResult(check);
  const settled = settling(check, alerts);
  if (own === null || own === 'Pass' || settled.length === 0 || !settled.every(isResolved)) return null;
  const results = settled.map(settlementIn);
  if (results.includes('Fail')) return 'Fail';
  return results.includes(null) ? null : 'Pass';
}

/**
 * Effective result of a check: the outcome after people decided, otherwise its own result, which does not
 * change (API §3.9).
 */
export const countedResult = (check: JudgedCheck, alerts: readonly JudgedAlert[]): CheckResult | null =>
  settledResult(check, alerts) ?? ownResult(check);

export const mayBeSettled = (check: JudgedCheck & Pick<Check, 'alerts_generated'>): boolean => {
  const own = ownResult(check);
  return check.alerts_generated > 0 && own !== null && own !== 'Pass';
};

type DecidedAlert = JudgedAlert &
  Pick<AlertOfCheck, 'resolved_by' | 'resolved_at' | 'resolution_replaced_by'>;

const lastOf = (alerts: readonly DecidedAlert[]): DecidedAlert | undefined =>
  alerts.toSorted((one, other) => Number(one.resolved_at) - Number(other.resolved_at)).at(-1);

/**
 * Outcome of a check that did not pass, by the deciding resolution (API §3.9, §4.3). Null while one of its
 * alerts is unresolved, and if nothing is decided.
 */
export function settlementOf(check: JudgedCheck, alerts: readonly DecidedAlert[]): CheckSettlement | null {
  const result = settledResult(check, alerts);
  const last = lastOf(settling(check, alerts).filter((alert) => settlementIn(alert) === result));
  if (!result || !last?.resolved_by || !last.resolved_at) return null;
  const { resolved_by: by, resolution_replaced_by: replaced_by } = last;
  return { result, by, at: timestamp(last.resolved_at), replaced_by };
}

/**
 * API §3.9: a failed check or a confirmed sanctions match fails; otherwise an open alert or an undecided
 * check refers.
 */
export function verdictOf(checks: readonly JudgedCheck[], alerts: readonly JudgedAlert[]): Verdict {
  const results = checks.map((check) => countedResult(check, alerts));
  if (results.includes('Fail') || alerts.some(isConfirmedSanction)) return 'Fail';
  return results.includes('Refer') || !alerts.every(isResolved) ? 'Refer' : 'Pass';
}

const statusOf: Record<Verdict, VerificationStatus> = {
  Pass: 'Verified',
  Refer: 'In Progress',
  Fail: 'Failed',
};

interface Judged {
  parties: readonly FlowParty[];
  checks: readonly (JudgedCheck & Pick<Check, 'party_position'>)[];
}

/** Verdicts by entity, each only on the checks of that party. */
export function verificationStatuses(
  { parties, checks }: Judged,
  alerts: readonly JudgedAlert[],
): Map<string, VerificationStatus> {
  const checksOf = Map.groupBy(checks, (check) => check.party_position);
  const statusOn = (party: FlowParty) => {
    const own = checksOf.get(party.screened_as) ?? [];
    const theirs = new Set(own.flatMap((check) => settling(check, alerts)));
    return statusOf[verdictOf(own, [...theirs])];
  };
  return new Map(
    parties.flatMap((party): [string, VerificationStatus][] =>
      party.entity_token ? [[party.entity_token, statusOn(party)]] : [],
    ),
  );
}
