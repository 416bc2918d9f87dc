import type { RiskAssessment } from '@/generated/prisma/client';
import { isClosed } from '@/lib/domain/cases/lifecycle';
import { lockCase } from '@/lib/domain/cases/service/lock';
import { findNewestRiskAssessment } from '@/lib/domain/risk/service/find-newest';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { assessCase } from './assess-case';

/**
 * Reassesses the risk after a possible change of the facts (API §6.4). A Closed case keeps the risk of its
 * decision: its newest assessment, or null without one (API §6.1). Throws `NotFound` (404).
 */
export async function reassessCase(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
): Promise<RiskAssessment | null> {
  const locked = await lockCase(tx, ctx, caseToken);
  if (isClosed(locked)) return findNewestRiskAssessment(tx, ctx, caseToken);
  return assessCase(tx, ctx, locked, 'judged');
}
