import type { Context } from '../context';
import { attempt, type Transaction, transaction } from './transaction';

/**
 * The set to lock first has grown since it was locked, and rows that come later in the lock order are already
 * locked (docs/adr/0114).
 */
export class MoreToLock extends Error {
  /** An SQLSTATE that a retry may resolve. */
  readonly code = '40001';
}

const maxTries = 5;

/** Rolls back work that throws `MoreToLock`, with its locks, and repeats it. */
export async function untilAllIsLocked<Result>(
  ctx: Context,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(ctx, () => transaction(ctx, work));
    } catch (error) {
      if (!(error instanceof MoreToLock) || tries === maxTries) throw error;
    }
  }
}
