import { settling } from '@/lib/domain/alerts/clearing';
import type { AlertOfCheck } from '@/lib/domain/alerts/present';
import type { CheckSettlement } from '@/lib/domain/checks/schema';
import { timestamp } from '@/lib/domain/present';
import { type JudgedAlert, type JudgedCheck, settledAs, settledResult } from './verdict';

type DecidedAlert = JudgedAlert &
  Pick<AlertOfCheck, 'resolved_by' | 'resolved_at' | 'resolution_replaced_by'>;

const lastOf = (alerts: readonly DecidedAlert[]): DecidedAlert | undefined =>
  alerts.toSorted((one, other) => Number(one.resolved_at) - Number(other.resolved_at)).at(-1);

/**
 * What people have made of a check that did not pass, by the decision that it counts as (API §3.9, §4.3). Null while an alert of
 * it is unresolved, and where nothing is settled.
 */
export function settlementOf(check: JudgedCheck, alerts: readonly DecidedAlert[]): CheckSettlement | null {
  const result = settledResult(check, alerts);
  const last = lastOf(settling(check, alerts).filter((alert) => settledAs(alert) === result));
  if (!result || !last?.resolved_by || !last.resolved_at) return null;
  const { resolved_by: by, resolution_replaced_by: replaced_by } = last;
  return { result, by, at: timestamp(last.resolved_at), replaced_by };
}
