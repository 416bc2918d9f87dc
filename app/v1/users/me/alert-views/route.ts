import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/access/own-operations';
import { getAlertViews } from '@/lib/domain/access/service/get-alert-views';
import { saveAlertViews } from '@/lib/domain/access/service/save-alert-views';

export const GET = route(operations.getAlertViews, (ctx) => getAlertViews(ctx));
export const PUT = route(operations.saveAlertViews, (ctx, { body }) => saveAlertViews(ctx, body));
