import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/notifications/operations';
import { listNotifications } from '@/lib/domain/notifications/service/list';

export const GET = route(operations.listNotifications, (ctx, { query, page }) =>
  listNotifications(ctx, query, page),
);
