import { findAwake } from '@/lib/platform/work/resting-projects';
import { findExpiredDocumentRequests, type RequestOfAnyProject } from '../store';

const maxPerSweep = 200;

/**
 * Document requests that were not answered in time, except those of resting projects.
 * @param failure identifies the job for which projects rest
 */
export const listExpiredDocumentRequests = (failure: string): Promise<RequestOfAnyProject[]> =>
  findAwake(failure, maxPerSweep, findExpiredDocumentRequests);
