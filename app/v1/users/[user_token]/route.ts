import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/access/operations';
import { updateUser } from '@/lib/domain/access/service/update-user';

export const PATCH = route(operations.updateUser, (ctx, { params, body }) =>
  updateUser(ctx, params.user_token, body),
);
