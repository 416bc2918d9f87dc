import { route } from '@/lib/api/route';
import { getAlert } from '@/lib/domain/alerts/operations';
import * as alerts from '@/lib/domain/alerts/service/alerts';

export const GET = route(getAlert, (ctx, { params }) => alerts.get(ctx, params.alert_token));
