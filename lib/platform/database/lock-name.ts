import type { Transaction } from './transaction';

/** Holds the name until the transaction ends: for work that no single row stands for. Waits for another holder. */
export async function lockName(tx: Transaction, name: string): Promise<void> {
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${name}, 0))::text`;
}
