import { route } from '@/lib/api/route';
import { replayAlert } from '@/lib/domain/alerts/operations';
import { replay } from '@/lib/domain/alerts/service/replay';

export const GET = route(replayAlert, (ctx, { params }) => replay(ctx, params.alert_token));
