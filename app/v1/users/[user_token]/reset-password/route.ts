import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/access/operations';
import { resetUserPassword } from '@/lib/domain/access/service/reset-user-password';

export const POST = route(operations.resetUserPassword, (ctx, { params }) =>
  resetUserPassword(ctx, params.user_token),
);
