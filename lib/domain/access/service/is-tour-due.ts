import type { Context } from '@/lib/platform/context';
import { findTourDue } from '../store/users';

/** Whether the console has to show the signed-in person its tour: at their first sign-in, until it ends or is skipped. */
export const isTourDue = (ctx: Context): Promise<boolean> => findTourDue(ctx);
