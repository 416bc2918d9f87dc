import { requireStep } from '../progress';
import { read } from '@/lib/platform/transaction';
import { journeyAddress } from '../address';
import type { Handoff } from '../schema';
import { readState } from '../state';
import type { Visitor } from '../visitor';

/** Throws `InvalidState` (409) for a journey that has ended. */
export async function handOffJourney(visitor: Visitor): Promise<Handoff> {
  requireStep(await read(visitor.ctx, (tx) => readState(tx, visitor)), 'consent');
  return { address: journeyAddress(visitor.ctx, visitor.start_token) };
}
