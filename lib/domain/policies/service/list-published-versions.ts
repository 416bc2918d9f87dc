import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { listPublished } from '../store';
import type { PublishedVersion } from '../versions-at';

/** Every published version without its settings, oldest first. */
export const listPublishedVersions = (tx: Transaction, ctx: Context): Promise<PublishedVersion[]> =>
  listPublished(tx, ctx);
