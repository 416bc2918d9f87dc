import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/access/operations';
import { revokeOauthClient } from '@/lib/domain/access/service/revoke-oauth-client';
import { updateOauthClient } from '@/lib/domain/access/service/update-oauth-client';

export const PATCH = route(operations.updateOauthClient, (ctx, { params, body }) =>
  updateOauthClient(ctx, params.client_id, body),
);
export const DELETE = route(operations.revokeOauthClient, (ctx, { params }) =>
  revokeOauthClient(ctx, params.client_id),
);
