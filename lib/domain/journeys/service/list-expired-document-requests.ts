import { findExpiredDocumentRequests, type RequestOfAnyProject } from '../store';

/** Document requests of all projects that were not answered in time. */
export const listExpiredDocumentRequests = (max: number): Promise<RequestOfAnyProject[]> =>
  findExpiredDocumentRequests(max);
