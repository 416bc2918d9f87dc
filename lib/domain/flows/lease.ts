/** A worker that has not renewed its lease for this long counts as dead. */
export const leaseMs = 15_000;

export const renewEveryMs = 5_000;

export const leaseFrom = (now: Date) => new Date(now.getTime() + leaseMs);

/** Early answers are settled after this long, so that a pull can show them. */
export const settleAfterMs = 1_000;

/** The next claim in a row without progress fails the flow (API §6.5), because it may be crashing its workers. */
export const maxAttempts = 10;

/** Another worker has claimed the flow, or it has ended: the results of this worker are discarded. */
export class LeaseLost extends Error {}
