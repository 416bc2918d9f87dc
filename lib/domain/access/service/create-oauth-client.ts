import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { keyedHash, newClientSecret } from '@/lib/platform/crypto';
import { newToken } from '@/lib/platform/ids';
import { transaction } from '@/lib/platform/database/transaction';
import { oauthClientCreated } from '../events';
import { presentClient } from '../present';
import type { CreateOauthClient, OauthClientWithSecret } from '../schema';
import { insertClient } from '../store/oauth-clients';

/** Creates a client and returns it with its secret. Stores only a keyed hash of the secret (API §2.2). */
export function createOauthClient(ctx: Context, input: CreateOauthClient): Promise<OauthClientWithSecret> {
  const client_secret = newClientSecret();
  return transaction(ctx, async (tx) => {
    const row = { ...input, token: newToken('cli'), secret_hash: keyedHash(client_secret) };
    const client = presentClient(await insertClient(tx, ctx, row));
    recordEvent(tx, ctx, oauthClientCreated, { token: client.id, details: input, data: client });
    return { ...client, client_secret };
  });
}
