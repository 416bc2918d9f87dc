import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/alerts/operations';
import { undoAlert } from '@/lib/domain/alerts/service/undo';

export const POST = route(operations.undoAlert, (ctx, { params }) => undoAlert(ctx, params.alert_token));
