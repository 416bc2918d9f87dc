import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/access/operations';
import { rotateOauthClientSecret } from '@/lib/domain/access/service/rotate-oauth-client-secret';

export const POST = route(operations.rotateOauthClientSecret, (ctx, { params }) =>
  rotateOauthClientSecret(ctx, params.client_id),
);
