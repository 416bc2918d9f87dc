import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/access/own-operations';
import { listOwnSessions } from '@/lib/domain/access/service/list-own-sessions';

export const GET = route(operations.listOwnSessions, (ctx, { page }) => listOwnSessions(ctx, page));
