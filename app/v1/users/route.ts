import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/access/operations';
import { listUsers } from '@/lib/domain/access/service/list-users';

export const GET = route(operations.listUsers, (ctx, { page }) => listUsers(ctx, page));
