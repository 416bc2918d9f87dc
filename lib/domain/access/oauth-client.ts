import type { Context } from '@/lib/platform/context';
import { InvalidState, NotFound } from '@/lib/platform/errors/errors';
import type { Transaction } from '@/lib/platform/database/transaction';
import { type ClientChange, findClient, type ShownClient, updateClient } from './store/oauth-clients';

/** Changes an active client. Throws `NotFound` (404), and `InvalidState` (409) for one that was revoked. */
export async function changeClient(
  tx: Transaction,
  ctx: Context,
  token: string,
  action: string,
  change: ClientChange,
): Promise<ShownClient> {
  const changed = await updateClient(tx, ctx, token, change);
  if (changed) return changed;
  if (!(await findClient(tx, ctx, token))) throw new NotFound('OAuth client');
  throw new InvalidState('OAuth client', 'revoked', action, []);
}
