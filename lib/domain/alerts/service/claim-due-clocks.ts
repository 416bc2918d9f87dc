import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { presentAlert } from '../present';
import type { Alert } from '../schema';
import { claimDueAlertRows } from '../store/due';

export interface FiredAlert {
  /** False for a warning. */
  isBreach: boolean;
  data: Alert;
}

/** Marks the warnings or breaches of at most `max` alerts as fired, and returns them (API §7.2). */
export async function claimDueAlertClocks(tx: Transaction, ctx: Context, max: number): Promise<FiredAlert[]> {
  const rows = await claimDueAlertRows(tx, ctx, max);
  return rows.map((row) => ({
    isBreach: row.sla_breached_at !== null,
    data: presentAlert(row, ctx.now()),
  }));
}
