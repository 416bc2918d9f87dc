import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/access/own-operations';
import { endOtherSessions } from '@/lib/domain/access/service/end-other-sessions';

export const POST = route(operations.endOtherSessions, (ctx) => endOtherSessions(ctx));
