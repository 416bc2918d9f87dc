import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { noteRevocation, transaction } from '@/lib/platform/transaction';
import { oauthClientUpdated } from '../events';
import { changeClient } from '../oauth-client';
import { presentClient } from '../present';
import type { OauthClient, UpdateOauthClient } from '../schema';

/**
 * Renames a client or changes its scopes; tokens that were issued lose the scopes that it lost, and gain none (API
 * §2.2). Throws `NotFound` (404), and `InvalidState` (409) for a revoked client.
 */
export function updateOauthClient(ctx: Context, id: string, input: UpdateOauthClient): Promise<OauthClient> {
  return transaction(ctx, async (tx) => {
    const client = presentClient(await changeClient(tx, ctx, id, 'update', input));
    recordEvent(tx, ctx, oauthClientUpdated, { token: id, details: input, data: client });
    noteRevocation(tx);
    return client;
  });
}
