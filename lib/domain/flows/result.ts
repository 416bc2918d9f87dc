import type { Flow } from '@/generated/prisma/client';
import type { AlertOfCheck } from '@/lib/domain/alerts/present';
import { listAlertRowsOfChecks } from '@/lib/domain/alerts/service/list-rows-of-checks';
import { getCaseRow } from '@/lib/domain/cases/service/get-row';
import { findNewestRiskAssessment } from '@/lib/domain/risk/service/find-newest';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { type FlowRows, findFlowRows } from './rows';
import { presentFlowResult } from './present-result';
import type { FlowResult } from './result-schema';

export async function readResult(tx: Transaction, ctx: Context, flow: Flow): Promise<FlowResult> {
  const rows = await findFlowRows(tx, ctx, flow);
  return readResultOf(tx, ctx, rows, await listAlertRowsOfChecks(tx, ctx, rows.checks));
}

/** For rows and alerts that the transaction has already read. */
export async function readResultOf(
  tx: Transaction,
  ctx: Context,
  rows: FlowRows,
  alerts: AlertOfCheck[],
): Promise<FlowResult> {
  const { case_token } = rows.flow;
  const assessment = case_token ? await findNewestRiskAssessment(tx, ctx, case_token) : null;
  const ofCase = case_token ? await getCaseRow(tx, ctx, case_token) : null;
  return presentFlowResult({ ...rows, alerts, assessment, ofCase });
}
