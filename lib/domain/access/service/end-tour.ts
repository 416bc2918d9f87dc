import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { updateTourEnded } from '../store/users';

/** The signed-in person has seen or skipped the tour. Personal, so not audited. */
export const endTour = (ctx: Context): Promise<void> => transaction(ctx, (tx) => updateTourEnded(tx, ctx));
