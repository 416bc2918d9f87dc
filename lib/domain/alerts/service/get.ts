import type { Context } from '@/lib/platform/context';
import { presentAlert } from '../present';
import type { Alert } from '../schema';
import { requireAlertRow } from '../store';

/** Throws `NotFound` (404), also for an alert of another project. */
export async function getAlert(ctx: Context, token: string): Promise<Alert> {
  return presentAlert(await requireAlertRow(ctx, token), ctx.now());
}
