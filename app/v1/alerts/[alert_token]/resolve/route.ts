import { route } from '@/lib/api/route';
import { resolveAlert } from '@/lib/domain/alerts/operations';
import * as alerts from '@/lib/domain/alerts/service/alerts';

export const POST = route(resolveAlert, (ctx, { params, body }) =>
  alerts.resolve(ctx, params.alert_token, body),
);
