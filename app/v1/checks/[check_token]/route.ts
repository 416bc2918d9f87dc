import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/checks/operations';
import { getCheck } from '@/lib/domain/casework/service/get-check';

export const GET = route(operations.getCheck, (ctx, { params }) => getCheck(ctx, params.check_token));
