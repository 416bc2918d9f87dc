import type { Context } from './context';
import { seal, unseal } from './crypto';
import { lockName } from './database/lock-name';
import { rowsOfAnyProject } from './database/statements';
import type { Subquery } from './database/subqueries';
import type { Transaction } from './database/transaction';

/** API §10.3: how long a key returns the answer of its first request. */
const idempotencyWindowMs = 24 * 60 * 60 * 1000;

/** One use of an Idempotency-Key, which is unique per project, method, path and caller (API §1.6). */
export interface KeyUse {
  method: string;
  path: string;
  key: string;
  /** The token of a person or an OAuth client; empty for the project's API keys. */
  caller: string;
  request_hash: Buffer;
}

export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | null;
}

/** Marks an answer that an earlier request with the key got (API §1.6). */
export const asReplayed = (answer: StoredAnswer): StoredAnswer => ({
  ...answer,
  headers: { ...answer.headers, 'Idempotency-Replayed': 'true' },
});

export const keyName = (ctx: Context, use: KeyUse) =>
  JSON.stringify(['idempotency', ctx.project.id, use.method, use.path, use.key, use.caller]);

const idOf = (ctx: Context, { method, path, key, caller }: KeyUse) => ({
  project_id_method_path_key_caller: { project_id: ctx.project.id, method, path, key, caller },
});

export async function tryLockKey(tx: Transaction, ctx: Context, use: KeyUse): Promise<boolean> {
  const [lock] = await tx.$queryRaw<[{ taken: boolean }]>`
    select pg_try_advisory_xact_lock(hashtextextended(${keyName(ctx, use)}, 0)) as taken`;
  return lock.taken;
}

export async function lockKey(tx: Transaction, ctx: Context, use: KeyUse): Promise<void> {
  await lockName(tx, keyName(ctx, use));
}

export interface StoredUse {
  isSameRequest: boolean;
  /** Null while the first request still runs. */
  answer: StoredAnswer | null;
  flow_token: string | null;
}

const windowStart = (ctx: Context) => new Date(ctx.now().getTime() - idempotencyWindowMs);

/** Whether the key has ever been used, even before the window. */
export const hasKeyUse = (ctx: Context, use: KeyUse | null): Subquery<boolean> => ({
  sql: `select exists (select from idempotency_keys
    where project_id = ? and method = ? and path = ? and key = ? and caller = ?)`,
  values: [ctx.project.id, use?.method, use?.path, use?.key, use?.caller],
  read: (isUsed) => isUsed,
});

/** The use of the key within the window. */
export async function readKeyUse(tx: Transaction, ctx: Context, use: KeyUse): Promise<StoredUse | null> {
  const found = await tx.idempotencyKey.findUnique({
    where: { ...idOf(ctx, use), created_at: { gt: windowStart(ctx) } },
  });
  if (!found) return null;
  return {
    isSameRequest: use.request_hash.equals(found.request_hash),
    flow_token: found.flow_token,
    answer:
      found.status === null
        ? null
        : {
            status: found.status,
            // insertKeyUse and keepAnswer are its only writers.
            headers: found.headers as Record<string, string>,
            body: found.body && unseal(found.body),
          },
  };
}

/** As `readKeyUse`, for the holder of the key's lock: deletes an expired use, so that a new one can be stored. */
export async function findKeyUse(tx: Transaction, ctx: Context, use: KeyUse): Promise<StoredUse | null> {
  await tx.idempotencyKey.deleteMany({
    where: { ...idOf(ctx, use).project_id_method_path_key_caller, created_at: { lte: windowStart(ctx) } },
  });
  return readKeyUse(tx, ctx, use);
}

export const storedColumnsOf = ({ status, headers, body }: StoredAnswer) => ({
  status,
  headers,
  // Sealed, because the answer of a flow contains its pull token.
  body: body === null ? null : seal(body),
});

/** Binds the key to its answer, or to the flow that will have the answer. The first writer wins. */
export async function insertKeyUse(
  tx: Transaction,
  ctx: Context,
  use: KeyUse,
  outcome: { answer: StoredAnswer } | { flow_token: string },
): Promise<void> {
  await tx.idempotencyKey.createMany({
    data: {
      ...use,
      project_id: ctx.project.id,
      request_hash: new Uint8Array(use.request_hash),
      created_at: ctx.now(),
      ...('answer' in outcome ? storedColumnsOf(outcome.answer) : outcome),
    },
    skipDuplicates: true,
  });
}

/** Stores the answer of a flow under its key unless one is stored already, and returns the stored one. */
export async function keepAnswer(
  tx: Transaction,
  ctx: Context,
  use: KeyUse,
  answer: StoredAnswer,
): Promise<StoredAnswer> {
  const { count } = await tx.idempotencyKey.updateMany({
    where: { ...idOf(ctx, use).project_id_method_path_key_caller, status: null },
    data: storedColumnsOf(answer),
  });
  return count === 1 ? answer : ((await findKeyUse(tx, ctx, use))?.answer ?? answer);
}

const maxPerBatch = 1_000;

/** Deletes the keys of every project that are past the window, with their answers. Returns how many. */
export async function deleteExpiredKeys(): Promise<number> {
  for (let total = 0; ;) {
    const rows = await rowsOfAnyProject<{ deleted: number }>({
      text: 'select delete_expired_idempotency_keys($1) as deleted',
      values: [maxPerBatch],
    });
    const deleted = rows[0]?.deleted ?? 0;
    total += deleted;
    if (deleted < maxPerBatch) return total;
  }
}
