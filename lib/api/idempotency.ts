import type { Context } from '@/lib/platform/context';
import {
  ApiError,
  IdempotencyInProgress,
  IdempotencyKeyReused,
  ValidationFailed,
} from '@/lib/platform/errors';
import {
  findKeyUse,
  insertKeyUse,
  type KeyUse,
  lockKey,
  type StoredAnswer,
  type StoredUse,
  tryLockKey,
} from '@/lib/platform/idempotency';
import { transaction } from '@/lib/platform/transaction';

/** The header's value. Throws `ValidationFailed` for one that is empty, over 255 characters or not printable ASCII. */
export function readIdempotencyKey(headers: Headers): string | null {
  const key = headers.get('idempotency-key');
  if (key === null) return null;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    const message = 'must be 1 to 255 printable ASCII characters';
    throw new ValidationFailed([{ field: 'Idempotency-Key', message, code: 'invalid' }]);
  }
  return key;
}

/** 400, 401, 403, 429 and 5xx are the caller's to correct and send again (decisions 9). */
const isStored = (status: number) => status < 500 && ![400, 401, 403, 429].includes(status);

export interface IdempotentWork {
  /** Does the work in the transaction that the given context carries. */
  run(ctx: Context): Promise<StoredAnswer>;
  /** What the caller is told of a failure that is to be stored. */
  refusal(error: ApiError): StoredAnswer;
}

/**
 * Runs a mutation at most once for a key: its effects, its audit records and the answer commit together, and a
 * repeat gets the stored bytes with `Idempotency-Replayed: true`. Throws `IdempotencyInProgress` while the first
 * runs, and `IdempotencyKeyReused` for another request with the same key.
 */
export async function once(ctx: Context, use: KeyUse, work: IdempotentWork): Promise<StoredAnswer> {
  try {
    return await transaction(ctx, async (tx) => {
      if (!(await tryLockKey(tx, ctx, use))) throw new IdempotencyInProgress();
      const stored = await findKeyUse(tx, ctx, use);
      if (stored) return replay(stored);
      const answer = await work.run({ ...ctx, transaction: tx });
      await insertKeyUse(tx, ctx, use, { answer });
      return answer;
    });
  } catch (error) {
    const isOfTheKey = error instanceof IdempotencyInProgress || error instanceof IdempotencyKeyReused;
    if (!(error instanceof ApiError) || isOfTheKey || !isStored(error.status)) throw error;
    return keepRefusal(ctx, use, work.refusal(error));
  }
}

/** The work is undone by now and the key free again: a repeat that was faster has given the answer for both. */
function keepRefusal(ctx: Context, use: KeyUse, refusal: StoredAnswer): Promise<StoredAnswer> {
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
  return { ...answer, headers: { ...answer.headers, 'Idempotency-Replayed': 'true' } };
}
