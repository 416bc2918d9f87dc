import { type DueHold, findDueHolds } from '../store';

export type { DueHold };

/** The held moves of every project whose time has come, the oldest first. */
export const listDueHolds = (max: number): Promise<DueHold[]> => findDueHolds(max);
