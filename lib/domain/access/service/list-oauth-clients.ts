import { presentPage } from '@/lib/domain/list-page';
import type { Page, PageRequest } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';
import { presentClient } from '../present';
import type { OauthClient, OauthClientFilters } from '../schema';
import { hasStatus, listClientRows } from '../store/oauth-clients';

/** Includes revoked clients unless filtered by status (API §5.11). */
export async function listOauthClients(
  ctx: Context,
  { status }: OauthClientFilters,
  page: PageRequest,
): Promise<Page<OauthClient>> {
  const conditions = status ? [hasStatus[status]] : [];
  return presentPage(await listClientRows(ctx, { equals: {}, conditions }, page), presentClient);
}
