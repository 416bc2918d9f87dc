import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/alerts/operations';
import { acknowledgeAlert } from '@/lib/domain/alerts/service/acknowledge';

export const POST = route(operations.acknowledgeAlert, (ctx, { params }) =>
  acknowledgeAlert(ctx, params.alert_token),
);
