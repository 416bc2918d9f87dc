import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/comments/operations';
import { createComment } from '@/lib/domain/comments/service/create';
import { listComments } from '@/lib/domain/comments/service/list';

export const GET = route(operations.listComments, (ctx, { params, page }) =>
  listComments(ctx, params.case_token, page),
);
export const POST = route(operations.createComment, (ctx, { params, body }) =>
  createComment(ctx, params.case_token, body),
);
