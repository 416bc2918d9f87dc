import { findProjectsWithDueClocks } from '../store/due';

/** The projects in which a warning or breach of the SLA is due, the oldest first. */
export const listProjectsWithDueClocks = (now: Date, max: number): Promise<number[]> =>
  findProjectsWithDueClocks(now, max);
