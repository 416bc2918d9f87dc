import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { findOfJourney } from '../store/documents';

export interface BegunDocuments {
  count: number;
  /** Of those that are not erased yet. */
  byte_size: number;
}

/** All that a journey ever began, also what it dropped. */
export async function countBegunDocuments(
  tx: Transaction,
  ctx: Context,
  journeyToken: string,
): Promise<BegunDocuments> {
  const begun = await findOfJourney(tx, ctx, journeyToken);
  const kept = begun.filter(({ erased_at }) => erased_at === null);
  return { count: begun.length, byte_size: kept.reduce((sum, { byte_size }) => sum + byte_size, 0) };
}
