import { route } from '@/lib/api/route';
import { assignAlert } from '@/lib/domain/alerts/operations';
import * as alerts from '@/lib/domain/alerts/service/alerts';

export const POST = route(assignAlert, (ctx, { params, body }) =>
  alerts.assign(ctx, params.alert_token, body),
);
