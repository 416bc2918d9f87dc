import type { Check } from '@/generated/prisma/client';
import type { RowPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findCheckPageOfCase } from '../store';

/** Oldest first. */
export const listCheckRowPageOfCase = (
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  page: RowPage,
): Promise<Check[]> => findCheckPageOfCase(tx, ctx, caseToken, page);
