import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/access/operations';
import { endUserSessions } from '@/lib/domain/access/service/end-user-sessions';

export const POST = route(operations.endUserSessions, (ctx, { params }) =>
  endUserSessions(ctx, params.user_token),
);
