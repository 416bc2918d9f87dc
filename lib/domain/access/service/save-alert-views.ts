import type { Context } from '@/lib/platform/context';
import { Conflict } from '@/lib/platform/errors/errors';
import { transaction } from '@/lib/platform/database/transaction';
import type { AlertViews, SaveAlertViews } from '../schema';
import { replaceAlertViews } from '../store/alert-views';

/**
 * Replaces the saved alert views of the signed-in person (API §5.11). Personal, so not audited. Throws
 * `Conflict` (409) if they were changed in another window since they were read.
 */
export function saveAlertViews(ctx: Context, { views, revision }: SaveAlertViews): Promise<AlertViews> {
  return transaction(ctx, async (tx) => {
    if (!(await replaceAlertViews(tx, ctx, views, revision)))
      throw new Conflict('Your views were changed in another window. Reload them.');
    return { views, revision: revision + 1 };
  });
}
