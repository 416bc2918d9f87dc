import type { OauthClient as OauthClientRow } from '@/generated/prisma/client';
import type { Page, PageRequest } from '@/lib/domain/answer';
import { type ListFilters, listPage, type ListSource } from '@/lib/domain/list-page';
import type { Context, Scope } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';

/** Without the hash of its secret. */
export type ShownClient = Omit<OauthClientRow, 'project_id' | 'secret_hash'>;

const source: ListSource = {
  table: 'oauth_clients',
  columns: 'token, name, scopes, created_at, revoked_at, last_used_at',
};

export const hasStatus = {
  active: { sql: 'revoked_at is null', values: [] },
  revoked: { sql: 'revoked_at is not null', values: [] },
};

export const listClientRows = (
  ctx: Context,
  filters: ListFilters,
  page: PageRequest,
): Promise<Page<ShownClient>> => listPage(ctx, source, filters, page);

export interface NewOauthClient {
  token: string;
  name: string;
  scopes: Scope[];
  secret_hash: Buffer;
}

export const insertClient = (tx: Transaction, ctx: Context, client: NewOauthClient): Promise<ShownClient> =>
  tx.oauthClient.create({
    data: {
      ...client,
      secret_hash: new Uint8Array(client.secret_hash),
      project_id: ctx.project.id,
      created_at: ctx.now(),
    },
  });

export const findClient = (tx: Transaction, ctx: Context, token: string): Promise<ShownClient | null> =>
  tx.oauthClient.findUnique({ where: { project_id_token: { project_id: ctx.project.id, token } } });

/** None for a client that is revoked or unknown. */
export async function findActiveScopes(tx: Transaction, ctx: Context, token: string): Promise<Scope[]> {
  const found = await tx.oauthClient.findFirst({
    where: { project_id: ctx.project.id, token, revoked_at: null },
    select: { scopes: true },
  });
  return (found?.scopes ?? []) as Scope[]; // only scopes of lib/platform/context are written
}

/** Locked, so that a change is compared with the row that it replaces. */
export async function lockClient(tx: Transaction, ctx: Context, token: string): Promise<ShownClient | null> {
  await tx.$queryRaw`
    select token from oauth_clients where project_id = ${ctx.project.id} and token = ${token} for no key update`;
  return findClient(tx, ctx, token);
}

export interface ClientChange {
  name?: string;
  scopes?: Scope[];
  secret_hash?: Uint8Array<ArrayBuffer>;
  revoked_at?: Date;
}

/** Updates an active client; null if it was revoked in the meantime. */
export async function updateClient(
  tx: Transaction,
  ctx: Context,
  token: string,
  change: ClientChange,
): Promise<ShownClient | null> {
  const [updated] = await tx.oauthClient.updateManyAndReturn({
    where: { project_id: ctx.project.id, token, revoked_at: null },
    data: change,
  });
  return updated ?? null;
}

/**
 * Records that a token was issued to the active client with this secret; false if there is none. Locks the
 * row, so that a secret being replaced cannot issue a token.
 */
export async function updateLastUse(
  tx: Transaction,
  ctx: Context,
  token: string,
  secretHash: Buffer,
): Promise<boolean> {
  const { count } = await tx.oauthClient.updateMany({
    where: {
      project_id: ctx.project.id,
      token,
      secret_hash: new Uint8Array(secretHash),
      revoked_at: null,
    },
    data: { last_used_at: ctx.now() },
  });
  return count === 1;
}
