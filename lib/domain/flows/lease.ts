/** How long a silent worker is believed to be alive. */
export const leaseMs = 15_000;

/** A live worker renews its lease this often. */
export const renewEveryMs = 5_000;

export const leaseFrom = (now: Date) => new Date(now.getTime() + leaseMs);

/** A flow that was taken up this often and never ended fails: something in it ends its workers. */
export const maxAttempts = 10;
