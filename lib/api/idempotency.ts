import type { Operation } from '@/lib/domain/operation';
import type { Context } from '@/lib/platform/context';
import { requestHash } from '@/lib/platform/crypto';
import {
  ApiError,
  IdempotencyInProgress,
  IdempotencyKeyReused,
  ValidationFailed,
} from '@/lib/platform/errors/errors';
import {
  asReplayed,
  findKeyUse,
  insertKeyUse,
  type KeyUse,
  lockKey,
  readKeyUse,
  type StoredAnswer,
  type StoredUse,
  tryLockKey,
} from '@/lib/platform/idempotency';
import { inside, type Transaction, transaction } from '@/lib/platform/database/transaction';
import { refusalOf } from './respond';

/** Throws `ValidationFailed` (400) for a key that is empty, over 255 characters or not printable ASCII. */
function readIdempotencyKey(headers: Headers): string | null {
  const key = headers.get('idempotency-key');
  if (key === null) return null;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    const message = 'must be 1 to 255 printable ASCII characters';
    throw new ValidationFailed([{ field: 'Idempotency-Key', message, code: 'invalid' }]);
  }
  return key;
}

/**
 * People and OAuth clients see only their own answers. A project's API keys share theirs, for retries after a
 * rotation (API §10.3).
 */
const callerOf = ({ actor }: Context) => (actor.type === 'api_key' ? '' : actor.id);

export function keyUseOf(
  ctx: Context,
  op: Operation,
  request: Request,
  { pathname: path, search }: URL,
  text: string,
): KeyUse | null {
  const key = op.method === 'GET' ? null : readIdempotencyKey(request.headers);
  if (key === null) return null;
  return { method: op.method, path, key, caller: callerOf(ctx), request_hash: requestHash(text, search) };
}

/** Answers that change once the caller corrects or repeats the request are not stored (API §10.3). */
const isStored = (status: number) => status < 500 && ![400, 401, 403, 429].includes(status);

/**
 * Effects, audit records and the answer commit together; a repeat gets the stored bytes (API §1.6). Throws
 * `IdempotencyInProgress` (409) while the first request runs, and `IdempotencyKeyReused` (422) when the query or the
 * body differs.
 */
export async function answerOnce(
  ctx: Context,
  use: KeyUse,
  requestId: string,
  run: (within: Context) => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  try {
    return await transaction(ctx, async (tx) => {
      const stored = (await readKeyUse(tx, ctx, use)) ?? (await lockUnused(tx, ctx, use));
      if (stored) return replay(stored);
      const answer = withRequestId(await run(inside(tx, ctx)), requestId);
      await insertKeyUse(tx, ctx, use, { answer });
      return answer;
    });
  } catch (error) {
    const isOfTheKey = error instanceof IdempotencyInProgress || error instanceof IdempotencyKeyReused;
    if (!(error instanceof ApiError) || isOfTheKey || !isStored(error.status)) throw error;
    return storeRefusal(ctx, use, withRequestId(refusalOf(error, requestId), requestId));
  }
}

/**
 * Called only if no answer was found, because repeats of a finished key would compete for its lock. An answer may
 * have been stored while waiting for the lock.
 */
async function lockUnused(tx: Transaction, ctx: Context, use: KeyUse): Promise<StoredUse | null> {
  if (!(await tryLockKey(tx, ctx, use))) throw new IdempotencyInProgress();
  return findKeyUse(tx, ctx, use);
}

/** A replay carries the request id of the first answer. */
const withRequestId = (answer: StoredAnswer, requestId: string): StoredAnswer => ({
  ...answer,
  headers: { ...answer.headers, 'X-Request-Id': requestId },
});

/** The rollback released the key, so a concurrent repeat may have stored an answer first; that answer wins. */
function storeRefusal(ctx: Context, use: KeyUse, refusal: StoredAnswer): Promise<StoredAnswer> {
  return transaction(ctx, async (tx) => {
    await lockKey(tx, ctx, use);
    const stored = await findKeyUse(tx, ctx, use);
    if (stored) return replay(stored);
    await insertKeyUse(tx, ctx, use, { answer: refusal });
    return refusal;
  });
}

function replay({ isSameRequest, answer }: StoredUse): StoredAnswer {
  if (!isSameRequest) throw new IdempotencyKeyReused(422);
  if (!answer) throw new IdempotencyInProgress();
  return asReplayed(answer);
}
