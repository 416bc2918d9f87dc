import { forEachProject } from '@/lib/domain/access/service/for-each-project';
import { listProjectIds } from '@/lib/domain/access/service/list-project-ids';
import { notifyAdmins } from '@/lib/domain/notifications/service/notify-admins';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { itemsOf } from '@/lib/platform/work/resting-projects';
import { findUntoldRefusals, markTold, markToldIn, type RefusedRun } from '../store/sync-runs';

/** Notifies the administrators of every project of a refused list, once per reason (API §7.7). */
export async function tellOfRefusedLists(requestId: string): Promise<void> {
  for (const refused of await findUntoldRefusals()) {
    if (refused.is_repeated || (await tellEverybody(refused, requestId))) await markTold(refused.id);
  }
}

/** False if it failed in a project, which is notified next time. */
async function tellEverybody(refused: RefusedRun, requestId: string): Promise<boolean> {
  const { failed } = await forEachProject({
    failure: 'administrators were not told of a refused list',
    requestId,
    items: itemsOf(await listProjectIds()),
    work: (ctx) => tellAdministrators(ctx, refused),
  });
  return failed.size === 0;
}

function tellAdministrators(ctx: Context, { id, source, list_name, error }: RefusedRun): Promise<number> {
  const note = `The new edition of ${list_name} was refused, and the one in force stays. ${error}`;
  const notification = { kind: 'list.refused', target_type: 'list_source', target_token: source, note };
  return transaction(ctx, async (tx) => {
    if (!(await markToldIn(tx, ctx, id))) return 0;
    await notifyAdmins(tx, ctx, notification);
    return 1;
  });
}
