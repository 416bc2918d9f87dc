import { read } from '@/lib/platform/transaction';
import { presentJourney, unknownJourney } from '../present';
import type { Journey } from '../schema';
import { readState } from '../state';
import type { Visitor } from '../visitor';

/** Also of one that cannot be gone on with, which is no error: the page says so. */
export function getJourney(visitor: Visitor | null): Promise<Journey> {
  if (!visitor) return Promise.resolve(unknownJourney);
  return read(visitor.ctx, async (tx) => presentJourney(visitor, await readState(tx, visitor)));
}
