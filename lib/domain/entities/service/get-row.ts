import type { Entity as EntityModel } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { requireEntityRow } from '../store';

/** Throws `NotFound` (404), also for an entity of another project. */
export const getEntityRow = (tx: Transaction, ctx: Context, token: string): Promise<EntityModel> =>
  requireEntityRow(tx, ctx, token);
