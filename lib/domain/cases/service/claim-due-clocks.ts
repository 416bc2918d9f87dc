import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { presentCase } from '../present';
import type { Case } from '../schema';
import { claimDueCaseRows } from '../store/due';

export interface FiredCase {
  /** False for a warning. */
  isBreach: boolean;
  data: Case;
}

/** Marks the warnings or breaches of at most `max` cases as fired, and returns them (API §7.2). */
export async function claimDueCaseClocks(tx: Transaction, ctx: Context, max: number): Promise<FiredCase[]> {
  const rows = await claimDueCaseRows(tx, ctx, max);
  return rows.map((row) => ({ isBreach: row.sla_breached_at !== null, data: presentCase(row, ctx.now()) }));
}
