import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/access/own-operations';
import { getOwnUser } from '@/lib/domain/access/service/get-own-user';
import { updateOwnUser } from '@/lib/domain/access/service/update-own-user';

export const GET = route(operations.getOwnUser, (ctx) => getOwnUser(ctx));
export const PATCH = route(operations.updateOwnUser, (ctx, { body }) => updateOwnUser(ctx, body));
