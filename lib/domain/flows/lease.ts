/** A worker that has not renewed its lease for this long counts as dead. */
export const leaseMs = 15_000;

export const renewEveryMs = 5_000;

export const leaseFrom = (now: Date) => new Date(now.getTime() + leaseMs);

/**
 * After this many claims in a row without progress, the next one fails the flow (API §6.5), because it may be
 * crashing its workers.
 */
export const maxAttempts = 10;
