import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/access/own-operations';
import { endOwnSession } from '@/lib/domain/access/service/end-own-session';

export const DELETE = route(operations.endOwnSession, (ctx, { params }) =>
  endOwnSession(ctx, params.session_token),
);
