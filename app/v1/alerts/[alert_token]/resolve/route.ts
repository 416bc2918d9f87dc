import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/alerts/operations';
import { resolveAlert } from '@/lib/domain/casework/service/resolve-alert';

export const POST = route(operations.resolveAlert, (ctx, { params, body }) =>
  resolveAlert(ctx, params.alert_token, body),
);
