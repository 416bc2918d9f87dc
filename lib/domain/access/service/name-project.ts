import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findProjectName } from '../store/projects';

/** The project's name, as people gave it. */
export const nameProject = (tx: Transaction, ctx: Context): Promise<string> => findProjectName(tx, ctx);
