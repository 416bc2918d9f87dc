import { route } from '@/lib/api/route';
import { escalateAlert } from '@/lib/domain/alerts/operations';
import * as alerts from '@/lib/domain/alerts/service/alerts';

export const POST = route(escalateAlert, (ctx, { params, body }) =>
  alerts.escalate(ctx, params.alert_token, body),
);
