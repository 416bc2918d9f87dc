import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/cases/operations';
import { closeCase } from '@/lib/domain/casework/service/close-case';

export const POST = route(operations.closeCase, (ctx, { params, body }) =>
  closeCase(ctx, params.case_token, body),
);
