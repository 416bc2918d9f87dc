import { findAwake } from '@/lib/platform/resting-projects';
import { findExpiredRequests, type RequestOfAnyProject } from '../store';

const maxPerSweep = 200;

/** Document requests that nobody has used in time, but for those of projects that rest. @param failure as projects rest by it */
export const listExpiredRequests = (failure: string): Promise<RequestOfAnyProject[]> =>
  findAwake(failure, maxPerSweep, findExpiredRequests);
