import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/cases/operations';
import { escalateCase } from '@/lib/domain/casework/service/escalate-case';

export const POST = route(operations.escalateCase, (ctx, { params, body }) =>
  escalateCase(ctx, params.case_token, body),
);
