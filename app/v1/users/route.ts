import { preparedRoute, route } from '@/lib/api/route';
import * as operations from '@/lib/domain/access/operations';
import { createUser } from '@/lib/domain/access/service/create-user';
import { listUsers } from '@/lib/domain/access/service/list-users';
import { makePassword } from '@/lib/domain/access/service/make-password';

export const GET = route(operations.listUsers, (ctx, { query, page }) => listUsers(ctx, query, page));
export const POST = preparedRoute(operations.createUser, makePassword, (ctx, { body }, password) =>
  createUser(ctx, body, password),
);
