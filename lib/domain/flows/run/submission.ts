import type { Context } from '@/lib/platform/context';
import { IdempotencyKeyReused } from '@/lib/platform/errors/errors';
import {
  findKeyUse,
  insertKeyUse,
  type KeyUse,
  lockKey,
  type StoredAnswer,
} from '@/lib/platform/idempotency';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import type { FlowWork } from './rounds';

export interface CreatedFlow {
  flow_token: string;
  /** For the caller to run. Null for an async flow, which a worker runs, and for a repeated request. */
  work: FlowWork | null;
}

export interface Submission extends CreatedFlow {
  isKeyKnown: boolean;
  answer: StoredAnswer | null;
}

async function repeat(
  tx: Transaction,
  ctx: Context,
  use: KeyUse,
  reusedStatus: 400 | 422,
): Promise<Submission | null> {
  await lockKey(tx, ctx, use);
  const stored = await findKeyUse(tx, ctx, use);
  if (!stored?.flow_token) return null;
  if (!stored.isSameRequest) throw new IdempotencyKeyReused(reusedStatus);
  return { flow_token: stored.flow_token, work: null, isKeyKnown: true, answer: stored.answer };
}

/**
 * A repeated Idempotency-Key returns the flow that it is bound to, even with concurrent requests. Throws
 * `IdempotencyKeyReused`.
 */
export function submitOnce(
  ctx: Context,
  use: KeyUse | null,
  create: (tx: Transaction) => Promise<CreatedFlow>,
  reusedStatus: 400 | 422,
): Promise<Submission> {
  return transaction(ctx, async (tx) => {
    const repeated = use && (await repeat(tx, ctx, use, reusedStatus));
    if (repeated) return repeated;
    const created = await create(tx);
    if (use) await insertKeyUse(tx, ctx, use, { flow_token: created.flow_token });
    return { ...created, isKeyKnown: false, answer: null };
  });
}
