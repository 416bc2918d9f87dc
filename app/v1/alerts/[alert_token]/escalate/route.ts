import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/alerts/operations';
import { escalateAlert } from '@/lib/domain/alerts/service/escalate';

export const POST = route(operations.escalateAlert, (ctx, { params, body }) =>
  escalateAlert(ctx, params.alert_token, body),
);
