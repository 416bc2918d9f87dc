import type { Alert } from '@/generated/prisma/client';
import type { AlertFinding } from '@/lib/domain/alerts/new-row';
import { openAlerts } from '@/lib/domain/alerts/service/open';
import { getCaseType } from '@/lib/domain/cases/service/get-type';
import type { Policy } from '@/lib/domain/policies/policy';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { namedSubject } from '../json-columns';
import type { FlowRows } from '../rows';
import type { CheckFinding } from './outcomes';

export function forAlert(
  { party, check, settles, finding }: CheckFinding,
  { checks }: Pick<FlowRows, 'checks'>,
): AlertFinding {
  return {
    subject: namedSubject(party),
    entity_token: checks.find(({ token }) => token === check.token)?.entity_token ?? null,
    check_token: check.token,
    check_type_code: check.type_code,
    settles: settles.map(({ token }) => token),
    finding,
  };
}

/** Opens an alert for each finding, in the case of the flow if it has one. */
export async function raiseAlerts(
  tx: Transaction,
  ctx: Context,
  rows: FlowRows,
  found: readonly CheckFinding[],
  policy: Policy,
): Promise<Alert[]> {
  if (found.length === 0) return [];
  const { case_token } = rows.flow;
  // For a screening that opened no case, the type of a Review.
  const case_type = case_token ? await getCaseType(tx, ctx, case_token) : 'Review';
  const findings = found.map((each) => forAlert(each, rows));
  return openAlerts(tx, ctx, findings, { case_token, case_type, policy });
}
