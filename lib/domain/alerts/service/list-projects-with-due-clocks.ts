import { findProjectsWithDueClocks } from '../store/due';

/** Projects with a due warning or breach of the SLA, longest due first, except those in `passedOver`. */
export const listProjectsWithDueClocks = (
  now: Date,
  max: number,
  passedOver: readonly number[],
): Promise<number[]> => findProjectsWithDueClocks(now, max, passedOver);
