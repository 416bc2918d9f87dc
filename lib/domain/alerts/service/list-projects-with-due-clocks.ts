import { findProjectsWithDueClocks } from '../store/due';

/** The projects, but for those passed over, in which a warning or breach of the SLA is due, the oldest first. */
export const listProjectsWithDueClocks = (
  now: Date,
  max: number,
  passedOver: readonly number[],
): Promise<number[]> => findProjectsWithDueClocks(now, max, passedOver);
