import { findProjectIds } from '../store/projects';

/** For jobs of the worker that run for every project. */
export const listProjectIds = (): Promise<number[]> => findProjectIds();
