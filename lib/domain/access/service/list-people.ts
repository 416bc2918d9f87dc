import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { listUsersOfProject } from '../store/users';

/** Includes people who cannot be assigned work. */
export const listPeople = (ctx: Context) => read(ctx, (tx) => listUsersOfProject(tx, ctx));
