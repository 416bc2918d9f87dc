/** Another worker has claimed the flow, or it has ended: the results of this worker are discarded. */
export class LeaseLost extends Error {}
