import type { Context } from '@/lib/platform/context';
import { findTourDue } from '../store/users';

/** Whether to show the tour to the signed-in person: from the first sign-in until it ends or is skipped. */
export const isTourDue = (ctx: Context): Promise<boolean> => findTourDue(ctx);
