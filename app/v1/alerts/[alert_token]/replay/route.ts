import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/alerts/operations';
import { replayAlert } from '@/lib/domain/alerts/service/replay';

export const GET = route(operations.replayAlert, (ctx, { params }) => replayAlert(ctx, params.alert_token));
