import { route } from '@/lib/api/route';
import { waiveCheck } from '@/lib/domain/casework/service/waive-check';
import * as operations from '@/lib/domain/checks/operations';

export const POST = route(operations.waiveCheck, (ctx, { params, body }) =>
  waiveCheck(ctx, params.check_token, body),
);
