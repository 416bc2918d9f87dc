import { preparedRoute } from '@/lib/api/route';
import * as operations from '@/lib/domain/access/operations';
import { makePassword } from '@/lib/domain/access/service/make-password';
import { resetUserPassword } from '@/lib/domain/access/service/reset-user-password';

export const POST = preparedRoute(operations.resetUserPassword, makePassword, (ctx, { params }, password) =>
  resetUserPassword(ctx, params.user_token, password),
);
