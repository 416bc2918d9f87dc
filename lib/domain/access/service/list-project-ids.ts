import { findProjectIds } from '../store/projects';

/** For the worker's jobs of every project. */
export const listProjectIds = (): Promise<number[]> => findProjectIds();
