import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/transaction';
import { updateTourEnded } from '../store/users';

/** Seen or skipped by the signed-in person. A matter of their own, and so in no audit record. */
export const endTour = (ctx: Context): Promise<void> => transaction(ctx, (tx) => updateTourEnded(tx, ctx));
