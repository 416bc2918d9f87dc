import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/alerts/operations';
import { assignAlert } from '@/lib/domain/alerts/service/assign';

export const POST = route(operations.assignAlert, (ctx, { params, body }) =>
  assignAlert(ctx, params.alert_token, body),
);
