import { route } from '@/lib/api/route';
import { cancelCheck } from '@/lib/domain/casework/service/cancel-check';
import * as operations from '@/lib/domain/checks/operations';

export const POST = route(operations.cancelCheck, (ctx, { params }) => cancelCheck(ctx, params.check_token));
