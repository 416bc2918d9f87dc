import { presentPage } from '@/lib/domain/list-page';
import type { Page, PageRequest } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';
import { presentUser } from '../present';
import type { User, UserFilters } from '../schema';
import { isAssignable, listUserRows } from '../store/users';

/** The people who can be assigned work (enabled, with a role that may act), or everyone (API §5.11). */
export async function listUsers(ctx: Context, filters: UserFilters, page: PageRequest): Promise<Page<User>> {
  const conditions = filters.all === 'true' ? [] : [isAssignable];
  return presentPage(await listUserRows(ctx, { equals: {}, conditions }, page), presentUser);
}
