import type { CaseEntity } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { type CaseMember, newMemberRows, recordMemberAdded } from '../new-row';
import { insertCaseEntities } from '../store';

/** Existing members of the case do not change. Returns the added ones; the caller counts them. */
export async function insertCaseMembers(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  members: readonly CaseMember[],
): Promise<CaseEntity[]> {
  const added = await insertCaseEntities(tx, newMemberRows(ctx, caseToken, members));
  for (const each of added) recordMemberAdded(tx, ctx, each);
  return added;
}
