import type { Context } from './context';
import { attempt, type Transaction, transaction } from './transaction';

/** What is locked first has grown since it was locked, and what comes after it is locked already (docs/adr/0114). */
export class MoreToLock extends Error {
  /** The SQLSTATE of what a repeat may heal. */
  readonly code = '40001';
}

const maxTries = 5;

/** Undoes work that throws `MoreToLock`, with its locks, and does it again. */
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
