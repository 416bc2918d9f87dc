import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { caseLifecycle } from '../lifecycle';
import { findNewestOfEntity } from '../store';

/** The newest case of the entity that is not closed; null if there is none. */
export function findOpenCaseOfEntity(
  tx: Transaction,
  ctx: Context,
  entityToken: string,
): Promise<string | null> {
  const open = caseLifecycle.statuses.filter((status) => caseLifecycle.allowed(status).length > 0);
  return findNewestOfEntity(tx, ctx, entityToken, open);
}
