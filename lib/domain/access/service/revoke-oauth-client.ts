import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { noteRevocation } from '@/lib/platform/records';
import { transaction } from '@/lib/platform/database/transaction';
import { oauthClientRevoked } from '../events';
import { changeClient } from '../oauth-client';
import { presentClient } from '../present';
import { deleteAccessTokens } from '../store/credentials';

/**
 * Revokes a client and its tokens permanently (API §2.2). Throws `NotFound` (404), and `InvalidState` (409)
 * if it is already revoked.
 */
export function revokeOauthClient(ctx: Context, id: string): Promise<void> {
  return transaction(ctx, async (tx) => {
    const client = presentClient(await changeClient(tx, ctx, id, 'revoke', { revoked_at: ctx.now() }));
    await deleteAccessTokens(tx, ctx, id);
    const details = { name: client.name, from: 'active', to: client.status };
    recordEvent(tx, ctx, oauthClientRevoked, { token: id, details, data: client });
    noteRevocation(tx);
  });
}
