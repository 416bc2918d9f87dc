import { listPage, type ListSource } from '@/lib/domain/list-page';
import type { Page, PageRequest } from '@/lib/domain/operation';
import { type Context, roles } from '@/lib/platform/context';
import { canAct } from './roles';
import type { User } from './schema';

const source: ListSource<User, User> = {
  table: 'users',
  columns: 'token, name, email, role',
  keptColumns: [],
  present: (row) => row,
};

/** The people who can be given work: who may act and is not disabled (decisions 5). */
export function list(ctx: Context, page: PageRequest): Promise<Page<User>> {
  const assignable = { sql: 'disabled_at is null and role = any(?)', values: [roles.filter(canAct)] };
  return listPage(ctx, source, { equals: {}, conditions: [assignable] }, page);
}
