import type { Watchlist as WatchlistModel } from '@/generated/prisma/client';
import { recordEvent } from '@/lib/domain/audit/record-event';
import type { AuditEventType } from '@/lib/domain/audit/schema';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';

/** `data` must not contain listed names: audit records are never erased. */
export function recordWatchlistEvent(
  tx: Transaction,
  ctx: Context,
  type: Extract<AuditEventType, `watchlist.${string}`>,
  list: WatchlistModel,
  data: object,
): void {
  const target = { type: 'watchlist' as const, token: list.token };
  recordEvent(tx, ctx, { type, target, details: { name: list.name, ...data }, data });
}
