import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { keyedHash, newClientSecret } from '@/lib/platform/crypto';
import { noteRevocation } from '@/lib/platform/records';
import { transaction } from '@/lib/platform/database/transaction';
import { oauthClientSecretRotated } from '../events';
import { changeClient } from '../oauth-client';
import { presentClient } from '../present';
import type { OauthClientWithSecret } from '../schema';
import { deleteAccessTokens } from '../store/credentials';

/**
 * Replaces a client's secret. The old secret and all tokens of the client stop working immediately (API
 * §2.2). Throws `NotFound` (404), and `InvalidState` (409) for a revoked client.
 */
export function rotateOauthClientSecret(ctx: Context, id: string): Promise<OauthClientWithSecret> {
  const client_secret = newClientSecret();
  const secret_hash = new Uint8Array(keyedHash(client_secret));
  return transaction(ctx, async (tx) => {
    const client = presentClient(await changeClient(tx, ctx, id, 'rotate_secret', { secret_hash }));
    await deleteAccessTokens(tx, ctx, id);
    recordEvent(tx, ctx, oauthClientSecretRotated, { token: id, data: client });
    noteRevocation(tx);
    return { ...client, client_secret };
  });
}
