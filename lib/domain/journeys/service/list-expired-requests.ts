import { findAwake } from '@/lib/platform/resting-projects';
import { findExpiredRequests, type RequestOfAnyProject } from '../store';

const maxPerSweep = 200;

/**
 * Document requests that were not answered in time, except those of resting projects.
 * @param failure identifies the job for which projects rest
 */
export const listExpiredRequests = (failure: string): Promise<RequestOfAnyProject[]> =>
  findAwake(failure, maxPerSweep, findExpiredRequests);
