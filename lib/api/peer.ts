import type { ServerRequest } from 'srvx';

/** The network address that a request came from; null for a request that no server received. */
export const peerOf = (request: ServerRequest): string | null => request.ip ?? null;
