import { route } from '@/lib/api/route';
import { listUsers } from '@/lib/domain/access/operations';
import * as access from '@/lib/domain/access/service';

export const GET = route(listUsers, (ctx, { page }) => access.list(ctx, page));
