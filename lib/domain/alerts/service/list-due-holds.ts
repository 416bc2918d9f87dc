import { type DueHold, findDueHolds } from '../store';

export type { DueHold };

/** Due held moves of all projects, oldest first. */
export const listDueHolds = (max: number): Promise<DueHold[]> => findDueHolds(max);
