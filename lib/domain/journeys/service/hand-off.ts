import { requireStep } from '../progress';
import { journeyAddress } from '../address';
import type { Handoff } from '../schema';
import { readState } from '../state';
import type { Visitor } from '../visitor';

/** Throws `InvalidState` (409) for a journey that has ended. */
export async function handOffJourney(visitor: Visitor): Promise<Handoff> {
  requireStep(await readState(visitor), 'consent');
  return { address: journeyAddress(visitor.ctx, visitor.start_token) };
}
