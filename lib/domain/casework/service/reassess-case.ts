import type { RiskAssessment } from '@/generated/prisma/client';
import { listAlertsOfCase } from '@/lib/domain/alerts/service/list-of-case';
import { getCaseRow } from '@/lib/domain/cases/service/get-row';
import { listCaseMembers } from '@/lib/domain/cases/service/list-members';
import { lockCase } from '@/lib/domain/cases/service/lock';
import { listChecksOfCase } from '@/lib/domain/checks/service/list-of-case';
import { findPartsOfFlow } from '@/lib/domain/flows/service/find-parts-of-flow';
import { assessRisk } from '@/lib/domain/risk/service/assess';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { type CaseParts, caseRiskFacts } from '../risk-facts';

async function partsOf(tx: Transaction, ctx: Context, caseToken: string): Promise<CaseParts> {
  const record = await getCaseRow(tx, ctx, caseToken);
  return {
    record,
    members: await listCaseMembers(tx, ctx, caseToken),
    checks: await listChecksOfCase(tx, ctx, caseToken),
    alerts: await listAlertsOfCase(tx, ctx, caseToken),
    flow: record.flow_token ? await findPartsOfFlow(tx, ctx, record.flow_token) : null,
  };
}

/** Assesses the risk of a case from what is known about it now (API §6.4). Throws `NotFound` (404). */
export async function reassessCase(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
): Promise<RiskAssessment> {
  await lockCase(tx, ctx, caseToken);
  return assessRisk(tx, ctx, caseToken, caseRiskFacts(await partsOf(tx, ctx, caseToken), ctx.now()));
}
