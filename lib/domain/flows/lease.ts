/** A worker that has not renewed its lease for this long counts as dead. */
export const leaseMs = 15_000;

export const renewEveryMs = 5_000;

export const leaseFrom = (now: Date) => new Date(now.getTime() + leaseMs);

/** A flow that was claimed more often than this and never ended fails: it may be what kills its workers. */
export const maxAttempts = 10;
