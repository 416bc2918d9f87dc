import type { Page, PageRequest } from '@/lib/domain/answer';
import { type Context, roles } from '@/lib/platform/context';
import { canAct } from '../roles';
import type { User } from '../schema';
import { listUserRows } from '../store';

/** The people who can be given work: not disabled, and with a role that may act (API §5.11). */
export function listUsers(ctx: Context, page: PageRequest): Promise<Page<User>> {
  const assignable = { sql: 'disabled_at is null and role = any(?)', values: [roles.filter(canAct)] };
  return listUserRows(ctx, { equals: {}, conditions: [assignable] }, page);
}
