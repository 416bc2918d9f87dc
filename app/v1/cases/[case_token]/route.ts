import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/cases/operations';
import { getCase } from '@/lib/domain/cases/service/get';
import { updateCase } from '@/lib/domain/cases/service/update';

export const GET = route(operations.getCase, (ctx, { params }) => getCase(ctx, params.case_token));
export const PATCH = route(operations.updateCase, (ctx, { params, body }) =>
  updateCase(ctx, params.case_token, body),
);
