import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { AlertViews } from '../schema';
import { findAlertViews } from '../store/alert-views';

/** The saved alert views of the signed-in person (API §5.11). */
export async function getAlertViews(ctx: Context): Promise<AlertViews> {
  const found = await read(ctx, (tx) => findAlertViews(tx, ctx));
  return AlertViews.parse(found ?? { views: [], revision: 0 });
}
