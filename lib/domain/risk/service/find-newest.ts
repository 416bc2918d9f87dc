import type { RiskAssessment } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findNewest } from '../store';

export const findNewestRiskAssessment = (
  tx: Transaction,
  ctx: Context,
  caseToken: string,
): Promise<RiskAssessment | null> => findNewest(tx, ctx, caseToken);
