import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/access/own-operations';
import { changeOwnPassword } from '@/lib/domain/access/service/change-own-password';

export const POST = route(operations.changeOwnPassword, (ctx, { body }) => changeOwnPassword(ctx, body));
