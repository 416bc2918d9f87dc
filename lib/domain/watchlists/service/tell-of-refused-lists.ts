import { listProjectIds } from '@/lib/domain/access/service/list-project-ids';
import { notifyAdmins } from '@/lib/domain/access/service/notify-admins';
import { requireProject } from '@/lib/domain/access/service/require-project';
import { transaction } from '@/lib/platform/transaction';
import { findUntoldRefusals, markTold, type RefusedRun } from '../store/sync-runs';

/** Tells the administrators of every project of a list that is refused, once as long as the reason is the same (API §7.7). */
export async function tellOfRefusedLists(requestId: string): Promise<void> {
  for (const refused of await findUntoldRefusals()) {
    if (!refused.is_repeated) await tellAdministrators(refused, requestId);
    await markTold(refused.id);
  }
}

async function tellAdministrators(
  { source, list_name, error }: RefusedRun,
  requestId: string,
): Promise<void> {
  for (const id of await listProjectIds()) {
    const ctx = await requireProject(id, requestId);
    const note = `The new edition of ${list_name} was refused, and the one in force stays. ${error}`;
    await transaction(ctx, (tx) =>
      notifyAdmins(tx, ctx, { kind: 'list.refused', target_type: 'list_source', target_token: source, note }),
    );
  }
}
