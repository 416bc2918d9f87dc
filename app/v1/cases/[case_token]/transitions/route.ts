import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/cases/operations';
import { transitionCase } from '@/lib/domain/casework/service/transition-case';

export const POST = route(operations.transitionCase, (ctx, { params, body }) =>
  transitionCase(ctx, params.case_token, body),
);
