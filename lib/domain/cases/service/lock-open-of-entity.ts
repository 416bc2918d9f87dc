import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { caseLifecycle, isClosed } from '../lifecycle';
import { findNewestOfEntity, lockCaseRow } from '../store';

const open = caseLifecycle.statuses.filter((status) => !isClosed({ status }));

/**
 * Locks the newest case of the entity that is not closed, so that it is not closed while checks are added to it. Null
 * if there is none. Call it before locking the entity, because a case is locked before its entities.
 */
export async function lockOpenCaseOfEntity(
  tx: Transaction,
  ctx: Context,
  entityToken: string,
): Promise<string | null> {
  const found = await findNewestOfEntity(tx, ctx, entityToken, open);
  if (found === null) return null;
  const wasClosedMeanwhile = isClosed(await lockCaseRow(tx, ctx, found));
  return wasClosedMeanwhile ? lockOpenCaseOfEntity(tx, ctx, entityToken) : found;
}
