import { presentPage } from '@/lib/domain/list-page';
import type { Page, PageRequest } from '@/lib/domain/answer';
import { type Context, roles } from '@/lib/platform/context';
import { presentUser } from '../present';
import { canAct } from '../roles';
import type { User, UserFilters } from '../schema';
import { listUserRows } from '../store/users';

const assignable = { sql: 'disabled_at is null and role = any(?)', values: [roles.filter(canAct)] };

/** The people who can be assigned work (enabled, with a role that may act), or everyone (API §5.11). */
export async function listUsers(ctx: Context, filters: UserFilters, page: PageRequest): Promise<Page<User>> {
  const conditions = filters.all === 'true' ? [] : [assignable];
  return presentPage(await listUserRows(ctx, { equals: {}, conditions }, page), presentUser);
}
