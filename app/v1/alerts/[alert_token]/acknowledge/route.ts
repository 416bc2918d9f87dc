import { route } from '@/lib/api/route';
import { acknowledgeAlert } from '@/lib/domain/alerts/operations';
import * as alerts from '@/lib/domain/alerts/service/alerts';

export const POST = route(acknowledgeAlert, (ctx, { params }) => alerts.acknowledge(ctx, params.alert_token));
