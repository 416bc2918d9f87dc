import { presentJourney, unknownJourney } from '../present';
import type { Journey } from '../schema';
import { readState } from '../state';
import type { Visitor } from '../visitor';

/** Also of one that cannot be gone on with, which is no error: the page says so. */
export async function getJourney(visitor: Visitor | null): Promise<Journey> {
  return visitor ? presentJourney(visitor, await readState(visitor)) : unknownJourney;
}
