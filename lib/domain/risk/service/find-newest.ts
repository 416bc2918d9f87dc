import type { RiskAssessment } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { findNewest } from '../store';

/** The newest assessment of a case, whatever its status; null while there is none. */
export const findNewestRiskAssessment = (
  tx: Transaction,
  ctx: Context,
  caseToken: string,
): Promise<RiskAssessment | null> => findNewest(tx, ctx, caseToken);
