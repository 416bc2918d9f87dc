import { presentJourney, unknownJourney } from '../present';
import type { Journey } from '../schema';
import { findState } from '../state';
import type { Visitor } from '../visitor';

/** Includes journeys that cannot be continued, which is not an error: the page says so. */
export async function getJourney(visitor: Visitor | null): Promise<Journey> {
  const state = visitor && (await findState(visitor));
  return visitor && state ? presentJourney(visitor, state) : unknownJourney;
}
