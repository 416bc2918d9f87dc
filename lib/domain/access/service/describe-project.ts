import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findProject } from '../store/projects';

/** The project's name and environment as stored. */
export const describeProject = (tx: Transaction, ctx: Context) => findProject(tx, ctx);
