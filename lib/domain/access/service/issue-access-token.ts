import { addSeconds } from 'date-fns/addSeconds';
import { type Context, contextFor, type RequestRef, type Scope } from '@/lib/platform/context';
import { keyedHash, newAccessToken } from '@/lib/platform/crypto';
import { env } from '@/lib/platform/settings/env';
import { OauthRefusal } from '@/lib/platform/errors/errors';
import { transaction } from '@/lib/platform/database/transaction';
import type { AccessToken, TokenRequest } from '../schema';
import { findClientHolder, insertAccessToken, type OauthClientHolder } from '../store/credentials';
import { updateLastUse } from '../store/oauth-clients';

const lifetimeSeconds = 900;

const unknownClient = () => new OauthRefusal('invalid_client', 'The client id or its secret is wrong.');

function contextOf(
  { project_id, project_hash, environment, token, name, scopes }: OauthClientHolder,
  ref: RequestRef,
): Context {
  const project = { id: project_id, hash: project_hash, environment };
  const actor = { id: token, name, type: 'oauth_client' } as const;
  return contextFor(project, actor, new Set(scopes), ref);
}

/** The requested scopes, separated by spaces, or all scopes of the client. */
function grantedScopes({ scopes }: OauthClientHolder, asked: string | undefined): Scope[] {
  if (asked === undefined) return scopes;
  const names = new Set(asked.split(' ').filter((name) => name !== ''));
  const granted = scopes.filter((scope) => names.has(scope));
  if (names.size > 0 && granted.length === names.size) return granted;
  const beyond = [...names].filter((name) => !granted.some((scope) => scope === name));
  throw new OauthRefusal('invalid_scope', `The client does not have the scope ${beyond.join(' ')}`.trim());
}

/**
 * Issues an access token for 15 minutes, and stores only its keyed hash (API §2.2). Throws `OauthRefusal` for a wrong
 * client or secret, another grant type, and scopes that the client does not have.
 */
export async function issueAccessToken(ref: RequestRef, request: TokenRequest): Promise<AccessToken> {
  const { client_id = '', client_secret = '', grant_type } = request;
  const secretHash = keyedHash(client_secret);
  const client = await findClientHolder(client_id, secretHash);
  if (client?.environment !== env.PROBITY_ENVIRONMENT) throw unknownClient();
  if (grant_type !== 'client_credentials') {
    throw new OauthRefusal('unsupported_grant_type', 'The only grant_type is client_credentials.');
  }
  const ctx = contextOf(client, ref);
  const scopes = grantedScopes(client, request.scope);
  const access_token = newAccessToken();
  await transaction(ctx, async (tx) => {
    if (!(await updateLastUse(tx, ctx, client.token, secretHash))) throw unknownClient();
    await insertAccessToken(tx, ctx, {
      token_hash: keyedHash(access_token),
      client_token: client.token,
      scopes,
      expires_at: addSeconds(ctx.now(), lifetimeSeconds),
    });
  });
  return { access_token, token_type: 'Bearer', expires_in: lifetimeSeconds, scope: scopes.join(' ') };
}
