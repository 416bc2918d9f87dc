import type { Entity as EntityModel } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { lockEntityRow } from '../store';

/**
 * Locks the entity until the transaction ends, so that changes to it are serialised. Throws `NotFound` (404).
 */
export function lockEntity(tx: Transaction, ctx: Context, token: string): Promise<EntityModel> {
  return lockEntityRow(tx, ctx, token);
}
