import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/access/operations';
import { createUser } from '@/lib/domain/access/service/create-user';
import { listUsers } from '@/lib/domain/access/service/list-users';

export const GET = route(operations.listUsers, (ctx, { query, page }) => listUsers(ctx, query, page));
export const POST = route(operations.createUser, (ctx, { body }) => createUser(ctx, body));
