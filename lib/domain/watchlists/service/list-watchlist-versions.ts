import type { Page, PageRequest } from '@/lib/domain/answer';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { presentVersion } from '../present';
import type { WatchlistVersion } from '../schema';
import { listVersionRows } from '../store/versions';
import { requireListInForce } from './require-list-in-force';

/** For an own or a public list (API §5.10). Throws `NotFound` (404). */
export async function listWatchlistVersions(
  ctx: Context,
  token: string,
  page: PageRequest,
): Promise<Page<WatchlistVersion>> {
  await requireListInForce(ctx, token);
  return presentPage(await listVersionRows(ctx, token, page), presentVersion);
}
