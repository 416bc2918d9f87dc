import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { updateCaseRow } from '../store';
import type { CaseMember } from '../new-row';
import { insertCaseMembers } from './insert-members';

/** Existing members of the case do not change. The Primary one becomes the primary entity of the case. */
export async function addCaseMembers(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  members: readonly CaseMember[],
): Promise<void> {
  const added = await insertCaseMembers(tx, ctx, caseToken, members);
  const primary = added.find(({ role }) => role === 'Primary');
  await updateCaseRow(tx, ctx, caseToken, {
    total_entities_count: { increment: added.length },
    ...(primary && { primary_entity_token: primary.entity_token }),
  });
}
