import type { Watchlist as WatchlistModel } from '@/generated/prisma/client';
import type { DeclaredEvent } from '@/lib/domain/event';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { z } from 'zod';

/** `data` must not contain listed names: audit records are never erased. */
export function recordWatchlistEvent<Declaration extends DeclaredEvent>(
  tx: Transaction,
  ctx: Context,
  event: Declaration,
  { token, name }: WatchlistModel,
  data: z.input<Declaration['data']> & object,
): void {
  recordEvent(tx, ctx, event, { token, details: { name, ...data }, data });
}
