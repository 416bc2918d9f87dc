import { route } from '@/lib/api/route';
import { getCheck } from '@/lib/domain/checks/operations';
import * as checks from '@/lib/domain/checks/service';

export const GET = route(getCheck, (ctx, { params }) => checks.get(ctx, params.check_token));
