import { isChange } from '@/lib/platform/is-change';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { noteRevocation } from '@/lib/platform/records';
import { transaction } from '@/lib/platform/database/transaction';
import { oauthClientUpdated } from '../events';
import { changeClient } from '../oauth-client';
import { presentClient } from '../present';
import type { OauthClient, UpdateOauthClient } from '../schema';
import { lockClient, type ShownClient } from '../store/oauth-clients';

const termsOf = ({ name, scopes }: OauthClient) => ({ name, scopes });

/**
 * Renames a client or changes its scopes. Issued tokens lose removed scopes but do not gain added ones (API
 * §2.2). Throws `NotFound` (404), and `InvalidState` (409) for a revoked client.
 */
export function updateOauthClient(ctx: Context, id: string, input: UpdateOauthClient): Promise<OauthClient> {
  return transaction(ctx, async (tx) => {
    const before = await lockClient(tx, ctx, id);
    if (before?.revoked_at === null && !isChange<ShownClient>(before, input)) return presentClient(before);
    const client = presentClient(await changeClient(tx, ctx, id, 'update', input));
    const details = { from: before && termsOf(presentClient(before)), to: termsOf(client) };
    recordEvent(tx, ctx, oauthClientUpdated, { token: id, details, data: client });
    noteRevocation(tx);
    return client;
  });
}
