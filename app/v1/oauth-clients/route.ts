import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/access/operations';
import { createOauthClient } from '@/lib/domain/access/service/create-oauth-client';
import { listOauthClients } from '@/lib/domain/access/service/list-oauth-clients';

export const GET = route(operations.listOauthClients, (ctx, { query, page }) =>
  listOauthClients(ctx, query, page),
);
export const POST = route(operations.createOauthClient, (ctx, { body }) => createOauthClient(ctx, body));
