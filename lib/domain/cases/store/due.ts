import type { Case } from '@/generated/prisma/client';
import { claimOfDueClocks } from '@/lib/domain/policies/sla-clocks';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';

export const claimDueCaseRows = (tx: Transaction, ctx: Context, max: number): Promise<Case[]> =>
  tx.$queryRawUnsafe(claimOfDueClocks('cases'), ctx.project.id, ctx.now(), max);
