import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/access/operations';
import { readNotifications } from '@/lib/domain/access/service/read-notifications';

export const POST = route(operations.readNotifications, (ctx, { body }) => readNotifications(ctx, body));
