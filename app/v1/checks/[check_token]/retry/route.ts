import { route } from '@/lib/api/route';
import { retryCheck } from '@/lib/domain/casework/service/retry-check';
import * as operations from '@/lib/domain/checks/operations';

export const POST = route(operations.retryCheck, (ctx, { params }) => retryCheck(ctx, params.check_token));
