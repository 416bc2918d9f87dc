import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/alerts/operations';
import { snoozeAlert } from '@/lib/domain/alerts/service/snooze';

export const POST = route(operations.snoozeAlert, (ctx, { params, body }) =>
  snoozeAlert(ctx, params.alert_token, body),
);
