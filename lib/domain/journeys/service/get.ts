import { presentJourney, unknownJourney } from '../present';
import type { Journey } from '../schema';
import { readState } from '../state';
import type { Visitor } from '../visitor';

/** Includes journeys that cannot be continued, which is not an error: the page says so. */
export async function getJourney(visitor: Visitor | null): Promise<Journey> {
  return visitor ? presentJourney(visitor, await readState(visitor)) : unknownJourney;
}
