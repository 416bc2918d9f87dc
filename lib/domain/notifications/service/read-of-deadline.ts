import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { updateReadAbout } from '../store';

const outdatedBy = { breach: ['sla.warning'], end: ['sla.warning', 'sla.breached'] } as const;

/**
 * Marks what was told about the deadline of alerts or cases as read, for all people, because something newer says more:
 * that the deadline has passed, or that the work has ended (API §7.7).
 */
export const readOfDeadline = (
  tx: Transaction,
  ctx: Context,
  by: keyof typeof outdatedBy,
  targets: readonly string[],
): Promise<void> => updateReadAbout(tx, ctx, targets, outdatedBy[by]);
