import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { presentAlert } from '../present';
import { findReplacement, restsOnDocument } from '../replaced';
import type { Alert } from '../schema';
import { requireAlertRow } from '../store';

/** Throws `NotFound` (404), also for an alert of another project. */
export async function getAlert(ctx: Context, token: string): Promise<Alert> {
  const row = await requireAlertRow(ctx, token);
  const replaced_by = restsOnDocument(row) ? await read(ctx, (tx) => findReplacement(tx, ctx, row)) : null;
  // Omitted if there is none, as in the answers of moves.
  return { ...presentAlert(row, ctx.now()), ...(replaced_by && { replaced_by }) };
}
