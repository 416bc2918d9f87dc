import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/alerts/operations';
import { viewAlert } from '@/lib/domain/alerts/service/view';

export const PUT = route(operations.viewAlert, (ctx, { body }) => viewAlert(ctx, body));
