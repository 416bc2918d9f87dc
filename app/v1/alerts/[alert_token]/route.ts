import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/alerts/operations';
import { getAlert } from '@/lib/domain/alerts/service/get';

export const GET = route(operations.getAlert, (ctx, { params }) => getAlert(ctx, params.alert_token));
