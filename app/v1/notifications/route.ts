import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/access/operations';
import { listNotifications } from '@/lib/domain/access/service/list-notifications';

export const GET = route(operations.listNotifications, (ctx, { query, page }) =>
  listNotifications(ctx, query, page),
);
