import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/access/operations';
import { updateOwnUser } from '@/lib/domain/access/service/update-own-user';

export const PATCH = route(operations.updateOwnUser, (ctx, { body }) => updateOwnUser(ctx, body));
