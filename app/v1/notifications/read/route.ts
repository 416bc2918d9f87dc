import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/notifications/operations';
import { readNotifications } from '@/lib/domain/notifications/service/read';

export const POST = route(operations.readNotifications, (ctx, { body }) => readNotifications(ctx, body));
