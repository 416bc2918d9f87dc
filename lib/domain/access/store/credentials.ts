import type { Context, Environment, Scope } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import { type Statement, rowsOfAnyProject } from '@/lib/platform/database/statements';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { RatePlanName } from '@/lib/platform/settings/rate-plan';

// Credentials are looked up by keyed hash, before the project is known.

interface Holder {
  project_id: number;
  project_hash: string;
  environment: Environment;
  /** The `key_` or `cli_` token. */
  token: string;
}

export interface ApiKeyHolder extends Holder {
  project_name: string;
  rate_plan: string;
}

export interface OauthClientHolder extends Holder {
  name: string;
  scopes: Scope[];
}

export interface AccessTokenHolder extends OauthClientHolder {
  rate_plan: string;
  expires_at: Date;
}

async function findOne<Row extends object>(statement: Statement): Promise<Row | null> {
  const rows = await rowsOfAnyProject<Row>(statement);
  return rows[0] ?? null;
}

export const findKeyHolder = (keyHash: Buffer): Promise<ApiKeyHolder | null> =>
  findOne({ name: 'find-api-key', text: 'select * from find_api_key($1)', values: [keyHash] });

export const findTokenHolder = (tokenHash: Buffer): Promise<AccessTokenHolder | null> =>
  findOne({ name: 'find-access-token', text: 'select * from find_access_token($1)', values: [tokenHash] });

export const findClientHolder = (token: string, secretHash: Buffer): Promise<OauthClientHolder | null> =>
  findOne({
    name: 'find-oauth-client',
    text: 'select * from find_oauth_client($1, $2)',
    values: [token, secretHash],
  });

export const countApiKeys = (tx: Transaction, ctx: Context): Promise<number> =>
  tx.apiKey.count({ where: { project_id: ctx.project.id } });

export interface NewApiKey {
  key_hash: Buffer;
  hint: string;
  rate_plan: string;
}

/** Returns the `key_` token. */
export async function insertApiKey(tx: Transaction, ctx: Context, key: NewApiKey): Promise<string> {
  const { token } = await tx.apiKey.create({
    data: {
      ...key,
      key_hash: new Uint8Array(key.key_hash),
      project_id: ctx.project.id,
      token: newToken('key'),
      environment: ctx.project.environment,
    },
    select: { token: true },
  });
  return token;
}

/** The key that the project used last, even if it is revoked. */
export async function findNewestApiKey(
  tx: Transaction,
  ctx: Context,
): Promise<{ token: string; rate_plan: RatePlanName } | null> {
  const key = await tx.apiKey.findFirst({
    where: { project_id: ctx.project.id },
    orderBy: { created_at: 'desc' },
    select: { token: true, rate_plan: true },
  });
  return key && { token: key.token, rate_plan: key.rate_plan as RatePlanName }; // only known plans are written
}

export async function isActiveApiKey(tx: Transaction, ctx: Context, token: string): Promise<boolean> {
  const found = await tx.apiKey.findFirst({
    where: { project_id: ctx.project.id, token, revoked_at: null },
    select: { token: true },
  });
  return found !== null;
}

export async function updateEndOfApiKeys(tx: Transaction, ctx: Context): Promise<void> {
  await tx.apiKey.updateMany({
    where: { project_id: ctx.project.id, revoked_at: null },
    data: { revoked_at: ctx.now() },
  });
}

export interface NewAccessToken {
  token_hash: Buffer;
  client_token: string;
  scopes: Scope[];
  expires_at: Date;
}

export async function insertAccessToken(tx: Transaction, ctx: Context, token: NewAccessToken): Promise<void> {
  await tx.accessToken.create({
    data: {
      ...token,
      token_hash: new Uint8Array(token.token_hash),
      project_id: ctx.project.id,
      created_at: ctx.now(),
    },
    select: { project_id: true },
  });
}

export async function deleteAccessTokens(tx: Transaction, ctx: Context, client: string): Promise<void> {
  await tx.accessToken.deleteMany({ where: { project_id: ctx.project.id, client_token: client } });
}
