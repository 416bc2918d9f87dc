import type { Case, RiskAssessment } from '@/generated/prisma/client';
import { listPastAlerts } from '@/lib/domain/alerts/service/list-past';
import { listNewestCases } from '@/lib/domain/cases/service/list-newest';
import { listPastChecks } from '@/lib/domain/checks/service/list-past';
import { listEffectiveRiskAssessments } from '@/lib/domain/risk/service/list-effective-risk-assessments';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';

/** A case with the data that policies use. */
export interface PastCase {
  record: Case;
  alerts: Awaited<ReturnType<typeof listPastAlerts>>;
  checks: Awaited<ReturnType<typeof listPastChecks>>;
  /** The assessment in effect. */
  assessment: RiskAssessment | null;
}

export const maxPastCases = 200;
const batchSize = 25;
/** Alerts and checks together: a case may have thousands of them. */
const maxRows = 20_000;

async function batchAfter(tx: Transaction, ctx: Context, after: string | undefined): Promise<PastCase[]> {
  const records = await listNewestCases(tx, ctx, { after, limit: batchSize });
  const tokens = records.map(({ token }) => token);
  const alerts = Map.groupBy(await listPastAlerts(tx, ctx, tokens), ({ case_token }) => case_token);
  const checks = Map.groupBy(await listPastChecks(tx, ctx, tokens), ({ case_token }) => case_token);
  const assessments = await listEffectiveRiskAssessments(tx, ctx, tokens);
  return records.map((record) => ({
    record,
    alerts: alerts.get(record.token) ?? [],
    checks: checks.get(record.token) ?? [],
    assessment: assessments.get(record.token) ?? null,
  }));
}

/** The newest cases of the project: at most 200, or fewer if they have very many alerts and checks. */
export async function findPastCases(tx: Transaction, ctx: Context): Promise<PastCase[]> {
  const found: PastCase[] = [];
  for (let rows = 0; found.length < maxPastCases && rows < maxRows;) {
    const batch = await batchAfter(tx, ctx, found.at(-1)?.record.token);
    found.push(...batch);
    rows += batch.reduce((sum, { alerts, checks }) => sum + alerts.length + checks.length, 0);
    if (batch.length < batchSize) break;
  }
  return found;
}
