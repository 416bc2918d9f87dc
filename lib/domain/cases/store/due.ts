import type { Case } from '@/generated/prisma/client';
import { claimDueClocks } from '@/lib/domain/policies/sla-clocks';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';

export const claimDueCaseRows = (tx: Transaction, ctx: Context, max: number): Promise<Case[]> =>
  claimDueClocks<Case>(tx, ctx, 'cases', max);
