import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/transaction';
import { listUsersOfProject } from '../store/users';

/** Also those who cannot be given work. */
export const listPeople = (ctx: Context) => read(ctx, (tx) => listUsersOfProject(tx, ctx));
