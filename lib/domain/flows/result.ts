import type { Flow } from '@/generated/prisma/client';
import { listAlertsOfChecks } from '@/lib/domain/alerts/service/list-of-checks';
import { getCaseRow } from '@/lib/domain/cases/service/get-row';
import { findNewestRiskAssessment } from '@/lib/domain/risk/service/find-newest';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { findParts } from './parts';
import { presentFlowResult } from './present-result';
import type { FlowResult } from './result-schema';

export async function readResult(tx: Transaction, ctx: Context, flow: Flow): Promise<FlowResult> {
  const { case_token } = flow;
  const parts = await findParts(tx, ctx, flow);
  const alerts = await listAlertsOfChecks(tx, ctx, parts.checks);
  const assessment = case_token ? await findNewestRiskAssessment(tx, ctx, case_token) : null;
  const ofCase = case_token ? await getCaseRow(tx, ctx, case_token) : null;
  return presentFlowResult({ ...parts, alerts, assessment, ofCase });
}
